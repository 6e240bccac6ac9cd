import { beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo, TableKey, TableSummary } from "../../src/api/types";

const summary = (table: string, rest: Partial<TableSummary> = {}): TableSummary =>
  ({
    table,
    seat: 0,
    seats: [],
    changed: 0,
    your_turn: false,
    over: false,
    rematch: null,
    problem: null,
    ...rest,
  }) as TableSummary;
const AMONG_PEOPLE = ["Anna", "Ben"].map((name) => ({ name, bot: null })) as SeatInfo[];

let keys: TableKey[];
let tables: TableSummary[];
const asked: string[][] = [];

vi.mock("../../src/api/keys", () => ({
  tableKeys: () => keys,
  keysOf: (wanted: string) => keys.filter(({ table }) => table === wanted).map(({ key }) => key),
  dropKey: (dropped: string) => (keys = keys.filter(({ table }) => table !== dropped)),
}));
vi.mock("../../src/api/http", () => ({
  myTables: async (some: TableKey[]) => {
    asked.push(some.map(({ table }) => table));
    const answer = tables.filter(({ table }) => some.some((key) => key.table === table));
    return Promise.resolve({ ok: true, value: answer });
  },
  deleteTable: async () => Promise.resolve({ ok: true }),
}));
vi.mock("../../src/ending/rematch", () => ({
  comeAlong: (from: string, to: string) => {
    keys = [...keys, ...keys.filter(({ table }) => table === from).map(({ key }) => ({ table: to, key }))];
  },
}));
vi.mock("../../src/text/texts.svelte", () => ({}));
vi.mock("../../src/table/remembered", () => ({ forgetPosition: () => {} }));
const { MyTables } = await import("../../src/home/tables.svelte");

beforeEach(() => {
  asked.length = 0;
  keys = ["a", "b", "c"].map((table) => ({ table, key: `key of ${table}` }));
  tables = [summary("a", { your_turn: true }), summary("b"), summary("c", { over: true })];
});

test("what others did meanwhile is seen, and finished games are not asked for again", async () => {
  const mine = new MyTables();
  await mine.load();
  expect(mine.myTurn.map(({ table }) => table)).toEqual(["a"]);
  tables = [summary("a"), summary("b", { your_turn: true })];
  await mine.lookAgain();
  expect(asked).toEqual([
    ["a", "b", "c"],
    ["a", "b"],
  ]);
  expect(mine.myTurn.map(({ table }) => table)).toEqual(["b"]);
  expect(mine.goingOn.map(({ table }) => table)).toEqual(["a"]);
  expect(mine.finished.map(({ table }) => table)).toEqual(["c"]);
});

test("a table that is gone, or deleted while somebody looks, is in the list no more", async () => {
  const mine = new MyTables();
  await mine.load();
  tables = tables.filter(({ table }) => table !== "a");
  const looking = mine.lookAgain();
  await mine.delete("b");
  await looking;
  expect(mine.all.map(({ table }) => table)).toEqual(["c"]);
});

test("of several people at this device the one whose turn it is matters most", async () => {
  keys = [...keys, { table: "b", key: "another key of b" }];
  const mine = new MyTables();
  tables = [summary("b"), summary("b", { your_turn: true })];
  await mine.load();
  expect(mine.all).toEqual([summary("b", { your_turn: true })]);
});

test("a rematch that others have begun is among one's tables, and so is the one after that", async () => {
  const over = { over: true, seats: AMONG_PEOPLE };
  tables = [summary("a", { your_turn: true }), summary("c", over)];
  const mine = new MyTables();
  await mine.load();
  tables = [summary("c", { ...over, rematch: "d" }), summary("d", { ...over, rematch: "e" }), summary("e")];
  await mine.lookAgain();
  expect(mine.finished.map(({ table }) => table)).toEqual(["c", "d"]);
  expect(mine.goingOn.map(({ table }) => table)).toEqual(["e"]);
  expect(keys.slice(-2)).toEqual(["d", "e"].map((table) => ({ table, key: "key of c" })));
});

test("nobody comes back to a rematch that they have left, or that cannot be opened any more", async () => {
  tables = [
    summary("b", { over: true, rematch: "left" }),
    summary("c", { over: true, rematch: "old" }),
    summary("old", { problem: { type: "problem", code: "old-rules", args: {} } }),
  ];
  const mine = new MyTables();
  await mine.load();
  expect(mine.all.map(({ table }) => table)).toEqual(["b", "c"]);
  expect(keys.map(({ table }) => table)).toEqual(["a", "b", "c"]);
});
