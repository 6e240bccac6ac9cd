import { beforeEach, expect, test } from "vitest";
import { bestList, keepBest } from "../../src/ending/best";
import { openBrowser } from "../browser";

let storage: Map<string, string>;

beforeEach(() => {
  ({ storage } = openBrowser());
});

const GAME = "silver_gold";
const entry = (table: string, points: number, at = 0, undone = false) => ({ table, points, at, undone });

test("the best games come first, the earlier ahead among equals", () => {
  keepBest(GAME, entry("a", 70, 1));
  keepBest(GAME, entry("b", 90, 2));
  keepBest(GAME, entry("c", 70, 3));
  expect(bestList(GAME).map(({ table }) => table)).toEqual(["b", "a", "c"]);
});

test("a game counts once, however often its end is looked at", () => {
  keepBest(GAME, entry("a", 70, 1));
  expect(keepBest(GAME, entry("a", 70, 9))).toEqual([entry("a", 70, 1)]);
});

test("five games are kept", () => {
  for (const points of [10, 20, 30, 40, 50, 60]) keepBest(GAME, entry(`t${points}`, points));
  expect(bestList(GAME).map(({ points }) => points)).toEqual([60, 50, 40, 30, 20]);
});

test("a list that is no list is empty", () => {
  storage.set("schatzkiste-silver_gold-best", '{"table":1}');
  expect(bestList(GAME)).toEqual([]);
  storage.set("schatzkiste-silver_gold-best", "no json");
  expect(bestList(GAME)).toEqual([]);
});
