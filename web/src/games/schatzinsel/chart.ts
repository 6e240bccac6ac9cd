import type { SchatzinselView } from "../../api/views/schatzinsel";
import type { Cell, Point } from "../../board/geometry";

/** Where a tile lies or would lie. */
export type Place = Cell;

/** Side of the square board drawing. */
export const SIZE = 960;
/** Side of a field. */
export const FIELD = 145;
/** Left and upper edge of the 5 × 5 fields. */
export const EDGE = 148;

/** Fields in reading order. */
export const PLACES: readonly Place[] = Array.from({ length: 25 }, (_, index) => placeAt(index));

/** The place with this number in reading order. */
export function placeAt(index: number): Place {
  return { row: Math.floor(index / 5), column: index % 5 };
}

/** The number of a place in reading order. */
export function indexOf({ row, column }: Place): number {
  return 5 * row + column;
}

/** The upper left corner of a field. */
export function corner({ row, column }: Place): Point {
  return { x: EDGE + column * FIELD, y: EDGE + row * FIELD };
}

/** The spot where the paths of a tile cross; numbers and pictures leave it free. */
export function crossroads(place: Place): Point {
  const { x, y } = corner(place);
  return { x: x + 0.64 * FIELD, y: y + 0.64 * FIELD };
}

/** The tile whose numbers fix this field (SI-3.3). */
export function tileFor(view: SchatzinselView, { row, column }: Place): string {
  return `${view.rows[row]}-${view.columns[column]}`;
}

/** The field that a tile's numbers fix (SI-3.3). */
export function placeFor(view: SchatzinselView, tile: string): Place {
  const [row, column] = tile.split("-").map(Number);
  return { row: view.rows.indexOf(row ?? 0), column: view.columns.indexOf(column ?? 0) };
}
