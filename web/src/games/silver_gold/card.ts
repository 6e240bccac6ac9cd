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

/** The place of an island drawn in rows: in the middle of the chart. */
export function groundOf(rows: readonly string[], size: Size): Ground {
  const columns = Math.max(...rows.map((signs) => signs.length));
  const scale = Math.min(1, ROOM / columns, ROOM / rows.length);
  const { x, y, width, height } = WINDOW[size];
  return {
    columns,
    rows: rows.length,
    x: x + (width - columns * FIELD * scale) / 2,
    y: y + (height - rows.length * FIELD * scale) / 2,
    scale,
  };
}
