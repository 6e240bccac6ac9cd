import { coastline } from "../../board/coast";
import { EDGE, FIELD, type Place } from "./chart";

const STROKE = { cell: FIELD, start: EDGE, reach: 10, waver: 5, steps: 6 };

/** The coast around the laid tiles as an SVG path. */
export function coast(land: readonly Place[]): string {
  return coastline(land, STROKE);
}
