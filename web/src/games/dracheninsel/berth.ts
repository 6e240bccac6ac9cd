import type { Point } from "../../board/geometry";

/** A corner of the sea for a window: where it covers fewest of the places that matter. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const CORNERS = ["lower right", "lower left", "upper left"] as const;
export type Corner = (typeof CORNERS)[number];

const MARGIN = 20;
/** How far the line to a window swings out, as a part of its length. */
const SWING = 0.25;

/** The window's box in a corner of the sea. */
export function boxIn(corner: Corner, sea: Box, width: number, height: number): Box {
  const left = corner.endsWith("right") ? sea.right - MARGIN - width : sea.left + MARGIN;
  const top = corner.startsWith("lower") ? sea.bottom - MARGIN - height : sea.top + MARGIN;
  return { left, top, right: left + width, bottom: top + height };
}

/** The first corner in which the window covers least of the places; places are weighed by the area covered. */
export function berth(sea: Box, width: number, height: number, places: readonly Box[]): Corner {
  const covered = (corner: Corner): number => {
    const box = boxIn(corner, sea, width, height);
    return places.reduce((sum, place) => sum + shared(box, place), 0);
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** The middle of a place: what is covered of its rim does no harm. */
export function core({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(right - left) / 4, (bottom - top) / 4];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

/** A line that swings from the rim of a place to the edge of a window, as an SVG path; none where they touch. */
export function tether(place: Box, window: Box): string {
  const middle = { x: (place.left + place.right) / 2, y: (place.top + place.bottom) / 2 };
  const end = nearest(window, middle);
  const away = Math.hypot(end.x - middle.x, end.y - middle.y);
  const rim = (place.right - place.left) / 2;
  if (away <= rim) return "";
  const [dx, dy] = [(end.x - middle.x) / away, (end.y - middle.y) / away];
  const start = { x: middle.x + dx * rim, y: middle.y + dy * rim };
  const swing = SWING * (away - rim) * (dx < 0 ? -1 : 1);
  const bend = { x: (start.x + end.x) / 2 - dy * swing, y: (start.y + end.y) / 2 + dx * swing };
  return `M${written(start)}Q${written(bend)} ${written(end)}`;
}

/** The point of a box that is nearest to another point. */
function nearest(box: Box, { x, y }: Point): Point {
  return { x: Math.min(box.right, Math.max(box.left, x)), y: Math.min(box.bottom, Math.max(box.top, y)) };
}

function written({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
