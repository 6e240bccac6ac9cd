/** A hexagon, flat on top, in axial coordinates; r grows downwards. */
export interface Hex {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hexagon to its corners, in units of the drawing. */
export const RADIUS = 31;
export const HALF_HEIGHT = (Math.sqrt(3) / 2) * RADIUS;

/** The six neighbours clockwise; the edge to neighbour i runs from corner i to corner i + 1. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

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

/** The neighbour in one of the six directions. */
export function step({ q, r }: Hex, direction: number): Hex {
  const { q: dq, r: dr } = DIRECTIONS[direction]!;
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

/** The space to which an arrow key leads: the nearest one of the names in that direction. */
export function towards(from: string, key: string, names: readonly string[]): string | null {
  const way = ARROWS[key];
  if (!way) return null;
  const start = middle(from);
  let best: string | null = null;
  let least = Infinity;
  for (const name of names) {
    const { x, y } = middle(name);
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y - (y - start.y) * way.x);
    const effort = ahead + aside;
    if (ahead > RADIUS / 2 && aside < ahead && effort < least) {
      least = effort;
      best = name;
    }
  }
  return best;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
