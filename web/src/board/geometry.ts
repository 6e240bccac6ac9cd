/** A point of a drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A part of a drawing. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** The part of a drawing around two points, with so much to spare on each side. */
export function boxAround(one: Point, other: Point, spare: number): Box {
  const [x, y] = [Math.min(one.x, other.x) - spare, Math.min(one.y, other.y) - spare];
  return { x, y, width: Math.abs(one.x - other.x) + 2 * spare, height: Math.abs(one.y - other.y) + 2 * spare };
}

/** The part made so wide that it is at least `ratio` times as wide as high, but not beyond the whole drawing. */
export function widened(part: Box, whole: Box, ratio: number): Box {
  const width = Math.min(whole.width, Math.max(part.width, part.height * ratio));
  const wished = part.x - (width - part.width) / 2;
  return { ...part, x: Math.max(whole.x, Math.min(wished, whole.x + whole.width - width)), width };
}

/** A square of a board by its place, counted from 0 at the top left. */
export interface Cell {
  column: number;
  row: number;
}

/** A hexagon in axial coordinates; r grows downwards. */
export interface Hex {
  q: number;
  r: number;
}

/** The six neighbours of a hexagon, clockwise. */
export const HEX_DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];
