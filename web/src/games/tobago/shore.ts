import { HEX_DIRECTIONS, type Hex, type Point } from "../../board/geometry";
import { HALF_HEIGHT, RADIUS, nameOf, step } from "./hex";

/** A corner of hexagons, a little out of place so that nothing looks ruled; `id` names its place in the grid. */
interface Corner extends Point {
  id: string;
}

interface Edge {
  from: Corner;
  to: Corner;
}

const ACROSS = [2, 1, -1, -2, -1, 1] as const;
const DOWN = [0, 1, 1, 0, -1, -1] as const;
const CORNER_WOBBLE = 0.2;
const EDGE_WOBBLE = 0.3;

/** A number from 0 to 1 that depends only on the numbers given. */
export function chance(a: number, b: number, c: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

/** One corner of a hexagon: the same point for all hexagons that meet there. */
function corner({ q, r }: Hex, index: number): Corner {
  const i = index % 6;
  const across = 3 * q + ACROSS[i]!;
  const down = 2 * r + q + DOWN[i]!;
  return {
    id: `${across} ${down}`,
    x: (across * RADIUS) / 2 + (chance(across, down, 1) - 0.5) * RADIUS * CORNER_WOBBLE,
    y: down * HALF_HEIGHT + (chance(across, down, 2) - 0.5) * RADIUS * CORNER_WOBBLE,
  };
}

/** The point towards which an edge bends: the same from both sides. */
function bend(from: Corner, to: Corner): Point {
  const [a, b] = from.id < to.id ? [from, to] : [to, from];
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const out = ((chance(Math.round(x), Math.round(y), 3) - 0.5) * RADIUS * EDGE_WOBBLE) / length;
  return { x: x - (b.y - a.y) * out, y: y + (b.x - a.x) * out };
}

/** The edge between a hexagon and its neighbour in a direction, as a line. */
export function edgeLine(hex: Hex, direction: number): string {
  const from = corner(hex, direction);
  const to = corner(hex, direction + 1);
  return `M${written(from)}Q${written(bend(from, to))} ${written(to)}`;
}

/** The middle of that edge. */
export function edgeMiddle(hex: Hex, direction: number): Point {
  return between(corner(hex, direction), corner(hex, direction + 1), 0.5);
}

/** One hexagon as a closed line. */
export function hexLine(hex: Hex): string {
  const corners = HEX_DIRECTIONS.map((_, i) => corner(hex, i));
  const pieces = corners.map((from, i) => {
    const to = corners[(i + 1) % 6]!;
    return `Q${written(bend(from, to))} ${written(to)}`;
  });
  return `M${written(corners[0]!)}${pieces.join("")}Z`;
}

/** The line around a set of hexagons, one loop for each piece and each hole; `round` is how far corners are cut. */
export function outline(cells: readonly Hex[], round: number): string {
  return loops(cells)
    .map((loop) => smooth(loop, round))
    .join("");
}

function loops(cells: readonly Hex[]): Corner[][] {
  const inside = new Set(cells.map(nameOf));
  const rim = new Map<string, Edge>();
  for (const cell of cells)
    for (let i = 0; i < 6; i++) {
      if (inside.has(nameOf(step(cell, i)))) continue;
      const edge = { from: corner(cell, i), to: corner(cell, i + 1) };
      rim.set(edge.from.id, edge);
    }
  const found: Corner[][] = [];
  for (const start of rim.keys()) {
    const loop: Corner[] = [];
    // Three hexagons meet at a corner, so a rim leaves each corner only once.
    for (let edge = rim.get(start); edge; edge = rim.get(edge.to.id)) {
      loop.push(edge.from);
      rim.delete(edge.from.id);
    }
    if (loop.length > 0) found.push(loop);
  }
  return found;
}

function smooth(loop: readonly Corner[], round: number): string {
  const pieces = loop.map((from, i) => {
    const to = loop[(i + 1) % loop.length]!;
    const next = loop[(i + 2) % loop.length]!;
    const end = between(from, to, 1 - round);
    return `Q${written(bend(from, to))} ${written(end)}Q${written(to)} ${written(between(to, next, round))}`;
  });
  const [first, second] = [loop[0]!, loop[1 % loop.length]!];
  return `M${written(between(first, second, round))}${pieces.join("")}Z`;
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
