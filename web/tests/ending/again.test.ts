import { expect, test } from "vitest";
import { sameAgain } from "../../src/ending/again";

const seat = (name: string, bot: string | null) => ({
  name,
  bot,
  pieces: ["green"],
  is_open: false,
  cover: null,
  gone: false,
});

const UNWATCHED = {
  listed: false,
  watching: false,
  spectators_talk: false,
  patience: 180,
  window: 4,
  clock: 0,
  reserve: 0,
  hints: true,
};

test("the same players sit down with the same agreement, each one seat on", () => {
  const update = {
    game: "tobago",
    seats: [seat("Jim", null), seat("Mina", "helmsman"), seat("Piet", "random")],
    options: { rules: "advanced" },
  };
  expect(sameAgain(update, UNWATCHED)).toEqual({
    game: "tobago",
    seats: [
      { name: "Mina", bot: "helmsman" },
      { name: "Piet", bot: "random" },
      { name: "Jim", bot: null },
    ],
    options: { rules: "advanced" },
    manners: UNWATCHED,
  });
});

test("who plays alone keeps the seat", () => {
  const { seats } = sameAgain({ game: "silver_gold", seats: [seat("Jim", null)], options: {} }, undefined);
  expect(seats).toEqual([{ name: "Jim", bot: null }]);
});
