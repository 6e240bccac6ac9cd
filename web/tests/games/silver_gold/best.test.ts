import { beforeEach, expect, test } from "vitest";
import { bestList, keepBest } from "../../../src/games/silver_gold/best";
import { openBrowser } from "../../browser";

let shelf: Map<string, string>;

beforeEach(() => {
  ({ shelf } = openBrowser());
});

const entry = (table: string, points: number, at = 0) => ({ table, points, at });

test("the best games come first, the earlier ahead among equals", () => {
  keepBest(entry("a", 70, 1));
  keepBest(entry("b", 90, 2));
  keepBest(entry("c", 70, 3));
  expect(bestList().map(({ table }) => table)).toEqual(["b", "a", "c"]);
});

test("a game counts once, however often its end is looked at", () => {
  keepBest(entry("a", 70, 1));
  expect(keepBest(entry("a", 70, 9))).toEqual([entry("a", 70, 1)]);
});

test("five games are kept", () => {
  for (const points of [10, 20, 30, 40, 50, 60]) keepBest(entry(`t${points}`, points));
  expect(bestList().map(({ points }) => points)).toEqual([60, 50, 40, 30, 20]);
});

test("a list that is no list is empty", () => {
  shelf.set("schatzkiste-silver_gold-best", '{"table":1}');
  expect(bestList()).toEqual([]);
  shelf.set("schatzkiste-silver_gold-best", "no json");
  expect(bestList()).toEqual([]);
});
