import { HEX_DIRECTIONS, type Hex, type Point } from "../../board/geometry";

/** From the middle of a hexagon, which is flat on top, to its corners, in units of the drawing. */
export const RADIUS = 31;
export const HALF_HEIGHT = (Math.sqrt(3) / 2) * RADIUS;

const FIRST_LETTER = "a".charCodeAt(0);
const FIRST_COLUMN = -6;
const FIRST_ROW = -6;

/** The hexagon with a name such as d7: a letter for the column, a number for the row. */
export function hexOf(name: string): Hex {
  const q = name.charCodeAt(0) - FIRST_LETTER + FIRST_COLUMN;
  return { q, r: Number(name.slice(1)) + FIRST_ROW - (q - (q & 1)) / 2 };
}

/** The name of a hexagon. */
export function nameOf({ q, r }: Hex): string {
  const letter = String.fromCharCode(q - FIRST_COLUMN + FIRST_LETTER);
  return `${letter}${r - FIRST_ROW + (q - (q & 1)) / 2}`;
}

/** The neighbour in one of the six directions; the edge to it runs from the corner of that number to the next. */
export function step({ q, r }: Hex, direction: number): Hex {
  const { q: dq, r: dr } = HEX_DIRECTIONS[direction]!;
  return { q: q + dq, r: r + dr };
}

/** The middle of a hexagon. */
export function centre({ q, r }: Hex): Point {
  return { x: 1.5 * RADIUS * q, y: HALF_HEIGHT * (2 * r + q) };
}

/** The middle of the hexagon with this name. */
export function middle(name: string): Point {
  return centre(hexOf(name));
}

/** How far two points lie apart. */
export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
