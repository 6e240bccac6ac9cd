import type { FieldView, SchatzinselView } from "../../../src/api/views/schatzinsel";

const TILES = [1, 2, 3, 4, 5].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}-${column}`));

/** All actions of the game. */
export const ACTIONS: string[] = [
  ...["take", "lay", "chest", "guard"].flatMap((kind) => TILES.map((tile) => `${kind} ${tile}`)),
  "take-guard",
  "end",
];

/** A laid tile; rows are numbered 3 1 5 2 4 from the top, columns 2 4 1 5 3 from the left. */
export function laid(tile: string, rest: Partial<FieldView> = {}): FieldView {
  const [row, column] = tile.split("-").map(Number);
  return {
    tile,
    row: [3, 1, 5, 2, 4].indexOf(row!),
    column: [2, 4, 1, 5, 3].indexOf(column!),
    cross: false,
    chest: false,
    guards: 0,
    start: false,
    ...rest,
  };
}

/** A table with these tiles on the board. */
export function table(fields: FieldView[], rest: Partial<SchatzinselView> = {}): SchatzinselView {
  return {
    rules: "silver",
    guards: "one",
    turn: 0,
    rows: [3, 1, 5, 2, 4],
    columns: [2, 4, 1, 5, 3],
    crosses: ["1-1", "2-2"],
    fields,
    stock: { tiles: ["1-2"], guards: 1 },
    screen: { tiles: ["2-5", "4-3"], chests: 2, guards: 1 },
    points: [0, 0],
    lap: 60,
    kind: null,
    closed: [],
    last: null,
    gains: {},
    ...rest,
  };
}
