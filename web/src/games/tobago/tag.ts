import type { Point } from "../../board/geometry";
import { HALF_HEIGHT } from "./hex";

/** Half the height of a tag, and of what it must not cover. */
const TAG = 12;
const THING = 15;

/** Where a region's tag covers least: on the lower or upper edge of one of its spaces, the lowest among equals. */
export function tagPlace(spaces: readonly Point[], width: number, taken: readonly Point[]): Point {
  const places = spaces.flatMap(({ x, y }) => [
    { x, y: y + HALF_HEIGHT },
    { x, y: y - HALF_HEIGHT },
  ]);
  const covered = (place: Point): number =>
    taken.filter(({ x, y }) => Math.abs(x - place.x) < width / 2 + THING && Math.abs(y - place.y) < TAG + THING).length;
  return places.toSorted((a, b) => covered(a) - covered(b) || b.y - a.y)[0] ?? { x: 0, y: 0 };
}
