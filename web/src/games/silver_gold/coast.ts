import { coastline, outlines } from "../../board/coast";
import type { Cell } from "../../board/geometry";
import { landOf } from "./grid";

/** Side of a field in the drawing of a card. */
export const FIELD = 60;

const STROKE = { cell: FIELD, start: 0, reach: 8, waver: 2.5, steps: 4 };

/** The line around some cells as an SVG path. */
export function edge(cells: readonly Cell[]): string {
  return outlines(cells)
    .map((outline) => `M${outline.map(({ x, y }) => `${x * FIELD} ${y * FIELD}`).join("L")}Z`)
    .join("");
}

/** The coast of an island drawn in rows as an SVG path, lakes included. */
export function coast(rows: readonly string[]): string {
  return coastline(landOf(rows), STROKE);
}
