import type { Box, Point } from "../../board/geometry";
import type { Ground } from "./ground";
import { HALF_HEIGHT, RADIUS, apart, centre } from "./hex";

const MARGIN = 34;

/** The part of the drawing that holds the whole island and a strip of sea. */
export function chartBox(ground: Ground): Box {
  const middles = [...ground.values()].map(centre);
  const left = Math.min(...middles.map(({ x }) => x)) - RADIUS - MARGIN;
  const right = Math.max(...middles.map(({ x }) => x)) + RADIUS + MARGIN;
  const top = Math.min(...middles.map(({ y }) => y)) - HALF_HEIGHT - MARGIN;
  const bottom = Math.max(...middles.map(({ y }) => y)) + HALF_HEIGHT + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where something so wide has its middle, so that it stays inside the chart. */
export function insideChart({ x: left, width: all }: Box, x: number, width: number): number {
  return Math.max(left + width / 2, Math.min(x, left + all - width / 2));
}

/** The corners of the chart, those with the most open sea first; each a point so far inside. */
export function openCorners(ground: Ground, inside: number): Point[] {
  const { x, y, width, height } = chartBox(ground);
  const middles = [...ground.values()].map(centre);
  const room = (point: Point): number => Math.min(...middles.map((land) => apart(land, point)));
  return [
    { x: x + inside, y: y + height - inside },
    { x: x + width - inside, y: y + height - inside },
    { x: x + inside, y: y + inside },
    { x: x + width - inside, y: y + inside },
  ].sort((a, b) => room(b) - room(a));
}
