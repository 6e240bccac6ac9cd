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

test("the same players sit down with the same agreement, each one seat on", () => {
  const update = {
    game: "tobago",
    seats: [seat("Jim", null), seat("Mina", "helmsman"), seat("Piet", "random")],
    options: { rules: "advanced" },
  };
  expect(sameAgain(update)).toEqual({
    game: "tobago",
    seats: [
      { name: "Mina", bot: "helmsman" },
      { name: "Piet", bot: "random" },
      { name: "Jim", bot: null },
    ],
    options: { rules: "advanced" },
  });
});

test("who plays alone keeps the seat", () => {
  const { seats } = sameAgain({ game: "silver_gold", seats: [seat("Jim", null)], options: {} });
  expect(seats).toEqual([{ name: "Jim", bot: null }]);
});
