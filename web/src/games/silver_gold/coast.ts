import { landOf, signAt, type Cell } from "./grid";

/** Side of a field in the drawing of a card. */
export const FIELD = 60;

/** How far the land reaches beyond its fields. */
const REACH = 8;
/** How far the coast wavers. */
const WAVER = 2.5;
/** Points of the coast along the side of a field. */
const STEPS = 4;

interface Point {
  x: number;
  y: number;
}

interface Side {
  from: Point;
  to: Point;
}

/** The outlines of some cells in cells from the top left, the cells to the right of the way. */
export function outlines(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(({ column, row }) => `${column} ${row}`));
  const sides = cells.flatMap(({ column, row }) => {
    const [left, top, right, bottom] = [column, row, column + 1, row + 1];
    const all: [string, Side][] = [
      [`${column} ${row - 1}`, { from: { x: left, y: top }, to: { x: right, y: top } }],
      [`${column + 1} ${row}`, { from: { x: right, y: top }, to: { x: right, y: bottom } }],
      [`${column} ${row + 1}`, { from: { x: right, y: bottom }, to: { x: left, y: bottom } }],
      [`${column - 1} ${row}`, { from: { x: left, y: bottom }, to: { x: left, y: top } }],
    ];
    return all.filter(([neighbour]) => !inside.has(neighbour)).map(([, side]) => side);
  });
  const found: Point[][] = [];
  for (let side = sides.shift(); side; side = sides.shift()) {
    const outline: Point[] = [];
    for (let next: Side | undefined = side; next; next = takeNext(sides, next)) outline.push(next.from);
    found.push(outline);
  }
  return found;
}

/** The line around some cells as an SVG path. */
export function edge(cells: readonly Cell[]): string {
  return outlines(cells)
    .map((outline) => `M${outline.map(({ x, y }) => `${x * FIELD} ${y * FIELD}`).join("L")}Z`)
    .join("");
}

/** The coast of an island drawn in rows as an SVG path, lakes included. */
export function coast(rows: readonly string[]): string {
  const isLand = (column: number, row: number): boolean => signAt(rows, { column, row }) !== "sea";
  const isStrait = ({ x, y }: Point): boolean =>
    isLand(x - 1, y - 1) === isLand(x, y) && isLand(x, y - 1) === isLand(x - 1, y) && isLand(x, y) !== isLand(x - 1, y);
  return outlines(landOf(rows))
    .map((outline) => smooth(shore(outline, isStrait)))
    .join("");
}

/** The side that follows, sharpest right turn first: cells that only touch at a corner stay apart. */
function takeNext(sides: Side[], side: Side): Side | undefined {
  const followers = sides.filter(({ from }) => from.x === side.to.x && from.y === side.to.y);
  followers.sort((a, b) => bend(side, b) - bend(side, a));
  const next = followers[0];
  if (next) sides.splice(sides.indexOf(next), 1);
  return next;
}

/** Positive for a right turn, negative for a left turn, 0 straight on. */
function bend(a: Side, b: Side): number {
  return (a.to.x - a.from.x) * (b.to.y - b.from.y) - (a.to.y - a.from.y) * (b.to.x - b.from.x);
}

/** Points along an outline, pushed out to sea and wavering; inner corners and straits are left open. */
function shore(outline: Point[], isStrait: (corner: Point) => boolean): Point[] {
  const sides = outline.map((from, i): Side => ({ from, to: around(outline, i + 1) }));
  return sides.flatMap((side, i) => {
    const { from, to } = side;
    const along = { x: to.x - from.x, y: to.y - from.y };
    const opensAtStart = isStrait(from) || bend(around(sides, i - 1), side) < 0;
    const opensAtEnd = isStrait(to) || bend(side, around(sides, i + 1)) < 0;
    return Array.from({ length: STEPS }, (_, step) => (step + 0.5) / STEPS).flatMap((way) => {
      if ((opensAtStart && way < 1 / STEPS) || (opensAtEnd && way > 1 - 1 / STEPS)) return [];
      const x = (from.x + along.x * way) * FIELD;
      const y = (from.y + along.y * way) * FIELD;
      const out = REACH + WAVER * (2 * chance(x, y) - 1);
      return [{ x: x + along.y * out, y: y - along.x * out }];
    });
  });
}

/** A number from 0 to 1 that depends only on the spot. */
function chance(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** A closed curve through all points (Catmull–Rom as Bézier pieces). */
function smooth(points: Point[]): string {
  const pieces = points.map((from, i) => {
    const [before, to, after] = [around(points, i - 1), around(points, i + 1), around(points, i + 2)];
    const bends = [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    ];
    return `C${bends.map(written).join(" ")}`;
  });
  return `M${written(around(points, 0))}${pieces.join("")}Z`;
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The item at this index of a ring. */
function around<T>(ring: readonly T[], index: number): T {
  return ring[(index + ring.length) % ring.length] as T;
}
