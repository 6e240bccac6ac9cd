import type { ActionInfo } from "../../../src/api/types";
import type { FieldView, SchatzinselView } from "../../../src/api/views/schatzinsel";

const TILES = [1, 2, 3, 4, 5].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}-${column}`));

/** The action table in the order of the game. */
export const ACTIONS: ActionInfo[] = [
  ...TILES.map((tile) => action("take", tile)),
  action("take-guard"),
  ...["lay", "chest", "guard"].flatMap((kind) => TILES.map((tile) => action(kind, tile))),
  action("end"),
];

function action(kind: string, tile?: string): ActionInfo {
  return { kind, args: tile === undefined ? {} : { tile }, notation: tile === undefined ? kind : `${kind} ${tile}` };
}

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
