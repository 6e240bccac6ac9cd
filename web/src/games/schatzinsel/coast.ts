import { EDGE, FIELD, indexOf, type Place, type Point } from "./chart";

/** How far the land reaches beyond its fields. */
const REACH = 10;
/** How far the coast wavers. */
const WAVER = 5;
/** Distance of the points between which the coast is drawn. */
const STRIDE = 24;

interface Side {
  from: Point;
  to: Point;
}

/** The outlines of the fields in field units, land to the right; fields that only touch at a corner stay apart. */
export function outlines(land: readonly Place[]): Point[][] {
  const isLand = landTest(land);
  const sides = land.flatMap(({ row, column }) => {
    const [left, top, right, bottom] = [column, row, column + 1, row + 1];
    const all: [boolean, Side][] = [
      [isLand(row - 1, column), { from: { x: left, y: top }, to: { x: right, y: top } }],
      [isLand(row, column + 1), { from: { x: right, y: top }, to: { x: right, y: bottom } }],
      [isLand(row + 1, column), { from: { x: right, y: bottom }, to: { x: left, y: bottom } }],
      [isLand(row, column - 1), { from: { x: left, y: bottom }, to: { x: left, y: top } }],
    ];
    return all.filter(([joined]) => !joined).map(([, side]) => side);
  });
  const found: Point[][] = [];
  for (let side = sides.shift(); side; side = sides.shift()) {
    const outline: Point[] = [];
    for (let next: Side | undefined = side; next; next = takeNext(sides, next)) outline.push(next.from);
    found.push(outline);
  }
  return found;
}

/** The coast around the fields as an SVG path; a stretch keeps its shape when land is added elsewhere. */
export function coast(land: readonly Place[]): string {
  const isLand = landTest(land);
  const isStrait = ({ x, y }: Point): boolean =>
    isLand(y - 1, x - 1) === isLand(y, x) &&
    isLand(y - 1, x) === isLand(y, x - 1) &&
    isLand(y, x) !== isLand(y, x - 1);
  return outlines(land)
    .map((outline) => smooth(shore(outline, isStrait)))
    .join("");
}

function landTest(land: readonly Place[]): (row: number, column: number) => boolean {
  const indices = new Set(land.map(indexOf));
  return (row, column) =>
    row >= 0 && column >= 0 && row < 5 && column < 5 && indices.has(indexOf({ row, column }));
}

/** The side that follows, sharpest right turn first; it is removed from the list. */
function takeNext(sides: Side[], side: Side): Side | undefined {
  const followers = sides.filter(({ from }) => from.x === side.to.x && from.y === side.to.y);
  followers.sort((a, b) => turn(side, b) - turn(side, a));
  const next = followers[0];
  if (next) sides.splice(sides.indexOf(next), 1);
  return next;
}

/** Positive for a right turn, negative for a left turn, 0 straight on. */
function turn(a: Side, b: Side): number {
  return (a.to.x - a.from.x) * (b.to.y - b.from.y) - (a.to.y - a.from.y) * (b.to.x - b.from.x);
}

/** Points along an outline, pushed out to sea and wavering; inner corners and straits are left open. */
function shore(outline: Point[], isStrait: (corner: Point) => boolean): Point[] {
  const sides = outline.map((from, i): Side => ({ from, to: around(outline, i + 1) }));
  const steps = Math.round(FIELD / STRIDE);
  return sides.flatMap((side, i) => {
    const { from, to } = side;
    const clearStart = isStrait(from) || turn(around(sides, i - 1), side) < 0;
    const clearEnd = isStrait(to) || turn(side, around(sides, i + 1)) < 0;
    const along = { x: to.x - from.x, y: to.y - from.y };
    const points: Point[] = [];
    for (let step = 0; step < steps; step++) {
      const way = ((step + 0.5) / steps) * FIELD;
      if ((clearStart && way < 1.9 * REACH) || (clearEnd && FIELD - way < 1.9 * REACH)) continue;
      const x = EDGE + from.x * FIELD + along.x * way;
      const y = EDGE + from.y * FIELD + along.y * way;
      const out = REACH + WAVER * (2 * chance(x, y) - 1);
      points.push({ x: x + along.y * out, y: y - along.x * out });
    }
    return points;
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
    const bend = [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    ];
    return `C${bend.map(written).join(" ")}`;
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
