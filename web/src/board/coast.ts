import type { Cell, Point } from "./geometry";

interface Side {
  from: Point;
  to: Point;
}

/** How a coast is drawn. */
export interface Stroke {
  /** Side of a cell. */
  cell: number;
  /** Where the first cell begins. */
  start: number;
  /** How far the land reaches beyond its cells. */
  reach: number;
  /** How far the coast wavers. */
  waver: number;
  /** Points of the coast along the side of a cell. */
  steps: number;
}

/** The outlines of some cells in cells from the top left, the cells to the right of the way. */
export function outlines(cells: readonly Cell[]): Point[][] {
  const isLand = landTest(cells);
  const sides = cells.flatMap(({ column, row }) => {
    const [left, top, right, bottom] = [column, row, column + 1, row + 1];
    const all: [boolean, Side][] = [
      [isLand(column, row - 1), { from: { x: left, y: top }, to: { x: right, y: top } }],
      [isLand(column + 1, row), { from: { x: right, y: top }, to: { x: right, y: bottom } }],
      [isLand(column, row + 1), { from: { x: right, y: bottom }, to: { x: left, y: bottom } }],
      [isLand(column - 1, row), { from: { x: left, y: bottom }, to: { x: left, y: top } }],
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

/** The coast around the land as an SVG path, lakes included; a stretch keeps its shape when land is added elsewhere. */
export function coastline(land: readonly Cell[], stroke: Stroke): string {
  const isLand = landTest(land);
  const isStrait = ({ x, y }: Point): boolean =>
    isLand(x - 1, y - 1) === isLand(x, y) && isLand(x, y - 1) === isLand(x - 1, y) && isLand(x, y) !== isLand(x - 1, y);
  return outlines(land)
    .map((outline) => smooth(shore(outline, isStrait, stroke)))
    .join("");
}

function landTest(land: readonly Cell[]): (column: number, row: number) => boolean {
  const inside = new Set(land.map(({ column, row }) => `${column} ${row}`));
  return (column, row) => inside.has(`${column} ${row}`);
}

/** The side that follows, sharpest right turn first: cells that only touch at a corner stay apart. */
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
function shore(outline: Point[], isStrait: (corner: Point) => boolean, stroke: Stroke): Point[] {
  const { cell, start, reach, waver, steps } = stroke;
  const sides = outline.map((from, i): Side => ({ from, to: around(outline, i + 1) }));
  return sides.flatMap((side, i) => {
    const { from, to } = side;
    const along = { x: to.x - from.x, y: to.y - from.y };
    const opensAtStart = isStrait(from) || turn(around(sides, i - 1), side) < 0;
    const opensAtEnd = isStrait(to) || turn(side, around(sides, i + 1)) < 0;
    return Array.from({ length: steps }, (_, step) => (step + 0.5) / steps).flatMap((way) => {
      if ((opensAtStart && way < 1 / steps) || (opensAtEnd && way > 1 - 1 / steps)) return [];
      const x = start + (from.x + along.x * way) * cell;
      const y = start + (from.y + along.y * way) * cell;
      const out = reach + waver * (2 * chance(x, y) - 1);
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
