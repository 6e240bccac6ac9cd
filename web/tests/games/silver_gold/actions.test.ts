import { expect, test } from "vitest";
import { markOf, pairOf } from "../../../src/games/silver_gold/actions";

test("a mark names a card and its cells", () => {
  expect(markOf("mark 2 a1b1a2")).toEqual({ slot: 2, label: "a1b1a2" });
});

test("two places make a choice, in rising order", () => {
  expect(pairOf([])).toBeNull();
  expect(pairOf([3])).toBeNull();
  expect(pairOf([3, 1])).toBe("keep 1+3");
});
