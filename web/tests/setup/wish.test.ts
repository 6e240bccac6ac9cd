import { expect, test } from "vitest";
import type { GameInfo } from "../../src/api/types";
import { firstSetup, tableWish } from "../../src/setup/wish";

const info: GameInfo = {
  id: "schatzinsel",
  title: "Die Schatzinsel",
  players: [2, 3, 4],
  minutes: 25,
  rules_version: 1,
  options: [{ name: "rules", default: "silver", values: ["silver", "hawkins"], low: null, high: null }],
  bots: [{ id: "random" }, { id: "greedy" }],
};

test("a new table begins with two players, the best bot and the usual rules", () => {
  expect(firstSetup(info, "Anna")).toEqual({
    name: "Anna",
    players: 2,
    bots: ["greedy", "greedy", "greedy"],
    options: { rules: "silver" },
  });
});

test("the wish has one's own seat first and a bot with a name on each other", () => {
  const setup = { ...firstSetup(info, "  "), players: 3, bots: ["random", "greedy", "greedy"] };
  expect(tableWish("schatzinsel", setup)).toEqual({
    game: "schatzinsel",
    seats: [
      { bot: null, name: null },
      { bot: "random", name: "Mina" },
      { bot: "greedy", name: "Piet" },
    ],
    options: { rules: "silver" },
  });
});
