import { expect, test } from "vitest";
import { cardPlace, cellPlace, cellsOn } from "../../../src/games/silver_gold/happenings";

test("the cells of a card are told apart from the card, and from those of another", () => {
  const places = [cardPlace("green-1"), cellPlace("green-1", "b3"), cellPlace("green-11", "a1")];
  expect(cellsOn("green-1", places)).toEqual(["b3"]);
  expect(cellsOn("green-11", places)).toEqual(["a1"]);
});
