import { describe, expect, test } from "vitest";
import { kindOf, Moves, objectOf } from "../../src/board/moves";

const NOTATIONS = ["take 1-2", "take 1-3", "take-guard", "mark 1 a1b1", "end"];
const ACTIONS = NOTATIONS.map((notation) => ({ kind: kindOf(notation), args: {}, notation }));

describe("moves", () => {
  const moves = new Moves(ACTIONS, [0, 2, 3]);

  test("are found by their notation", () => {
    expect(moves.number("mark 1 a1b1")).toBe(3);
    expect(() => moves.number("take 9-9")).toThrow('"take 9-9"');
    expect([moves.knows("take 1-3"), moves.knows("take 9-9")]).toEqual([true, false]);
  });

  test("know what is legal, also by kind", () => {
    expect([moves.allows("take 1-2"), moves.allows("take 1-3")]).toEqual([true, false]);
    expect(moves.of("take")).toEqual(["take 1-2"]);
    expect(moves.of("take-guard")).toEqual(["take-guard"]);
    expect([moves.some("mark"), moves.some("end")]).toEqual([true, false]);
  });

  test("are none while others play", () => {
    expect([moves.none, new Moves(ACTIONS, []).none]).toEqual([false, true]);
  });
});

test("a notation names its kind and its object", () => {
  expect([kindOf("take 1-2"), objectOf("take 1-2")]).toEqual(["take", "1-2"]);
  expect([kindOf("take-guard"), objectOf("take-guard")]).toEqual(["take-guard", null]);
});
