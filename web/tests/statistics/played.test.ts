import { beforeEach, expect, test } from "vitest";
import type { SeatInfo, TableSummary, Update } from "../../src/api/types";
import { best, groups, OPPONENTS } from "../../src/statistics/count";
import { allPlayed, clearPlayed, countSummaries, countUpdate } from "../../src/statistics/played";
import { openBrowser } from "../browser";

const seat = (bot: string | null): SeatInfo => ({
  name: "",
  bot,
  pieces: [],
  is_open: false,
  cover: null,
  gone: false,
});

/** A table at which seat 0 is the own, and the others are these bots, or people. */
function table(
  id: string,
  scores: number[],
  bots: (string | null)[],
  change: Partial<TableSummary> = {},
): TableSummary {
  return {
    ...{ table: id, game: "tobago", seats: [seat(null), ...bots.map(seat)], seat: 0, your_turn: false, over: true },
    ...{ scores, winners: [scores.indexOf(Math.max(...scores))], changed: Number(id), started: true },
    ...{ practice: false, rematch: null, problem: null, ...change },
  };
}

beforeEach(() => void openBrowser());

test("a finished game is counted once, with its place and the strongest who played against", () => {
  countSummaries([table("1", [5, 9, 3], ["deckhand", "legend"]), table("2", [9, 5], [null])]);
  countSummaries([table("1", [5, 9, 3], ["deckhand", "legend"])]);
  expect(allPlayed()).toEqual([
    { table: "1", game: "tobago", at: 1000, players: 3, points: 5, place: 2, against: "legend" },
    { table: "2", game: "tobago", at: 2000, players: 2, points: 9, place: 1, against: "people" },
  ]);
});

test("practice, games under way and games that cannot be opened never count", () => {
  countSummaries([
    table("1", [5, 9], ["legend"], { practice: true }),
    table("2", [5, 9], ["legend"], { over: false }),
    table("3", [5, 9], ["legend"], { problem: { type: "problem", code: "old-rules", args: {} } }),
  ]);
  const seen = { ...table("4", [5, 9], ["legend"]), ending: { at: 4 } } as unknown as Update;
  countUpdate("4", seen, true);
  countUpdate("5", { ...seen, seat: null }, false);
  countUpdate("6", { ...seen, over: false }, false);
  expect(allPlayed()).toEqual([]);
  countUpdate("4", seen, false);
  expect(allPlayed().map(({ table: id }) => id)).toEqual(["4"]);
});

test("what was forgotten does not come back, and what comes later counts", () => {
  countSummaries([table("1", [5, 9], ["greedy"])]);
  clearPlayed(1500);
  countSummaries([table("1", [5, 9], ["greedy"]), table("2", [5], [])]);
  expect(allPlayed().map(({ table: id, against }) => [id, against])).toEqual([["2", "nobody"]]);
});

test("a damaged list leaves what is whole", () => {
  countSummaries([table("1", [5, 9], ["random"])]);
  const [whole] = allPlayed();
  localStorage.setItem("schatzkiste-played", JSON.stringify([whole, { ...whole, points: "many" }, 7, null]));
  expect(allPlayed()).toEqual([whole]);
  localStorage.setItem("schatzkiste-played", "ahoy");
  expect(allPlayed()).toEqual([]);
});

test("games are told by opponents in their order, and the best first", () => {
  countSummaries([
    table("1", [5, 9], ["legend"]),
    table("2", [8, 1], ["legend"]),
    table("3", [8, 2], ["landlubber"]),
    table("4", [99], []),
  ]);
  const games = allPlayed();
  expect(groups(games, ({ against }) => against, OPPONENTS)).toEqual([
    { key: "nobody", games: 1, won: 0, best: 99, average: 99 },
    { key: "landlubber", games: 1, won: 1, best: 8, average: 8 },
    { key: "legend", games: 2, won: 1, best: 8, average: 7 },
  ]);
  expect(best(games, 3).map(({ table: id }) => id)).toEqual(["4", "2", "3"]);
});
