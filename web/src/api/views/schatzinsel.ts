// Written by `python -m tools.types`; do not edit.

/** A field of the board with a tile on it; row and column count from 0, from the top left. */
export interface FieldView {
  chest: boolean;
  column: number;
  cross: boolean;
  guards: number;
  row: number;
  start: boolean;
  tile: string;
}

/** What a legal action would score, and the fields that count for it (as 5 * row + column). */
export interface GainView {
  counted: number[];
  points: number;
}

/**
 * The table as one seat sees it; without a seat there is no screen and nothing to gain.
 *
 * `rows` and `columns` are the numbers of the coordinate stones from the top and from the left. `kind` is the kind of
 * action under way in this turn (take, take-guard, lay, chest, guard), `closed` the kinds that are over for this turn,
 * `last` the tile laid just before. `gains` has an entry for each legal action that scores, by its notation.
 */
export interface SchatzinselView {
  closed: string[];
  columns: number[];
  crosses: string[];
  fields: FieldView[];
  gains: Record<string, GainView>;
  guards: string;
  kind: string | null;
  lap: number;
  last: string | null;
  points: number[];
  rows: number[];
  rules: string;
  screen: ScreenView | null;
  stock: StockView;
  turn: number;
}

/** What lies behind one's own screen. */
export interface ScreenView {
  chests: number;
  guards: number;
  tiles: string[];
}

/** What lies free beside the board. */
export interface StockView {
  guards: number;
  tiles: string[];
}
