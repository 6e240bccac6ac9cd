import { expect, test } from "vitest";
import type { ActionInfo } from "../../../src/api/types";
import { markOf, Moves, pairOf } from "../../../src/games/silver_gold/moves";

const ACTIONS: ActionInfo[] = ["keep 1+2", "mark 1 a1b1", "mark 2 a1b1", "field 1 a1", "done"].map((notation) => ({
  kind: notation.split(" ")[0] ?? "",
  args: {},
  notation,
}));

test("actions are found by notation, and only those of the update are legal", () => {
  const moves = new Moves(ACTIONS, [1, 3]);
  expect(moves.number("field 1 a1")).toBe(3);
  expect(moves.allows("mark 1 a1b1")).toBe(true);
  expect(moves.allows("mark 2 a1b1")).toBe(false);
  expect(moves.of("mark")).toEqual(["mark 1 a1b1"]);
  expect(() => moves.number("draw")).toThrow("draw");
});

test("a mark names a card and its cells", () => {
  expect(markOf("mark 2 a1b1a2")).toEqual({ slot: 2, label: "a1b1a2" });
});

test("two places make a choice, in rising order", () => {
  expect(pairOf([])).toBeNull();
  expect(pairOf([3])).toBeNull();
  expect(pairOf([3, 1])).toBe("keep 1+3");
});
