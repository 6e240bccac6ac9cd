import { HEX_DIRECTIONS, type Hex, type Point } from "../../board/geometry";

/** The window of the drawing: the island with its boats. */
export const WINDOW = { x: -505, y: -497, width: 1010, height: 986 };
/** Width of a field, and its height from tip to tip; the middle of the treasure field is 0, 0. */
export const WIDTH = 100;
export const HEIGHT = 200 / Math.sqrt(3);
/** The field in the middle of the island. */
export const TREASURE_FIELD = "e5";

const RADIUS = 4;
const ROW = WIDTH * Math.sqrt(0.75);

/** A field with its name: a letter for the row, a number from the left. */
export interface Field extends Point {
  name: string;
  hex: Hex;
}

/** The 61 fields, row by row from the top left. */
export const FIELDS: readonly Field[] = Array.from({ length: 2 * RADIUS + 1 }, (_, row) => {
  const r = row - RADIUS;
  const first = Math.max(-RADIUS, -RADIUS - r);
  return Array.from({ length: 2 * RADIUS + 1 - Math.abs(r) }, (_, i) => {
    const hex = { q: first + i, r };
    return { name: `${"abcdefghi"[row]}${i + 1}`, hex, ...middle(hex) };
  });
}).flat();

const BY_NAME = new Map(FIELDS.map((field) => [field.name, field]));

/** The middle of a hexagon. */
export function middle({ q, r }: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

/** The field with this name. */
export function fieldNamed(name: string): Field {
  const field = BY_NAME.get(name);
  if (!field) throw new Error(`the island has no field "${name}"`);
  return field;
}

/** The six corners of a hexagon around 0, 0 whose tip is `radius` above. */
export function corners(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The corners as an SVG `points` list. */
export function outline(radius: number): string {
  return corners(radius).map(written).join(" ");
}

/** The rim of the whole island as an SVG path: the edges of fields that have no neighbour. */
export function rim(): string {
  const tips = corners(HEIGHT / 2);
  const next = new Map<string, string>();
  for (const { hex, x, y } of FIELDS) {
    HEX_DIRECTIONS.forEach(({ q, r }, side) => {
      if (FIELDS.some((field) => field.hex.q === hex.q + q && field.hex.r === hex.r + r)) return;
      const [from, to] = [tips[(side + 1) % 6], tips[(side + 2) % 6]];
      if (from && to) next.set(written({ x: x + from.x, y: y + from.y }), written({ x: x + to.x, y: y + to.y }));
    });
  }
  const [start] = next.keys();
  const points: string[] = [];
  for (let point = start; point !== undefined && points.length < next.size; point = next.get(point)) points.push(point);
  return `M${points.join("L")}Z`;
}

function written({ x, y }: Point): string {
  return `${tenth(x)},${tenth(y)}`;
}

/** Rounded, and never written as -0. */
function tenth(value: number): string {
  return (Math.round(value * 10) / 10 + 0).toString();
}
