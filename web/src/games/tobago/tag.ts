import type { Box, Point } from "../../board/geometry";
import { insideChart } from "./chart";
import { HALF_HEIGHT } from "./hex";

/** Half the height of a tag, and of what it must not cover. */
const TAG = 12;
const THING = 15;

/** How wide a tag is, and how many times its usual size it is written. */
interface Tag {
  width: number;
  written: number;
}

/** Where in the chart a region's tag covers least: on an edge of one of its spaces, the lowest among equals. */
export function tagPlace(
  spaces: readonly Point[],
  { width, written }: Tag,
  taken: readonly Point[],
  chart: Box,
): Point {
  const places = spaces.flatMap(({ x, y }) =>
    [y + HALF_HEIGHT, y - HALF_HEIGHT].map((edge) => ({ x: insideChart(chart, x, width), y: edge })),
  );
  const covered = (place: Point): number =>
    taken.filter(
      ({ x, y }) => Math.abs(x - place.x) < width / 2 + THING && Math.abs(y - place.y) < TAG * written + THING,
    ).length;
  return places.toSorted((a, b) => covered(a) - covered(b) || b.y - a.y)[0] ?? { x: 0, y: 0 };
}
