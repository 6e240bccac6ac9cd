import { FIELD } from "./coast";

/** How a card is drawn: small with a large number, or large with name and free fields. */
export type Size = "small" | "large";

/** The part of the card that shows the chart. */
interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WIDTH = 300;
export const HEIGHT: Record<Size, number> = { small: 340, large: 326 };
export const WINDOW: Record<Size, Window> = {
  small: { x: 9, y: 66, width: 282, height: 265 },
  large: { x: 9, y: 46, width: 282, height: 271 },
};

/** So many fields fit beside each other and one above the other. */
const ROOM = 4;
/** So wide is the edge of the chart on which the names of columns and rows stand. */
export const EDGE: Record<Size, number> = { small: 36, large: 22 };
/** So much of the chart the coast on both sides of an island takes. */
const COASTS = 22;

/** Where the rectangle around an island lies on its card. */
export interface Ground {
  columns: number;
  rows: number;
  /** Its upper left corner. */
  x: number;
  y: number;
  /** Large islands are drawn smaller. */
  scale: number;
}

/** The place of an island drawn in rows: in the middle of the chart, or of what the names of columns and rows leave. */
export function groundOf(rows: readonly string[], size: Size, named: boolean): Ground {
  const columns = Math.max(...rows.map((signs) => signs.length));
  const [across, down] = [columns * FIELD, rows.length * FIELD];
  const edge = named ? EDGE[size] : 0;
  const [width, height] = [WINDOW[size].width - edge, WINDOW[size].height - edge];
  const scale = Math.min(1, ROOM / columns, ROOM / rows.length, (width - COASTS) / across, (height - COASTS) / down);
  return {
    columns,
    rows: rows.length,
    x: WINDOW[size].x + edge + (width - across * scale) / 2,
    y: WINDOW[size].y + edge + (height - down * scale) / 2,
    scale,
  };
}
