import { describe, expect, test } from "vitest";
import { aimOf, kindOf, Moves } from "../../../src/games/tobago/moves";

const NOTATIONS = ["vehicle g6", "lay 17 brown", "drive g6", "drive g7", "stop", "extra-drive", "end"];
const ACTIONS = NOTATIONS.map((notation) => ({ kind: kindOf(notation), args: {}, notation }));

describe("moves", () => {
  const moves = new Moves(ACTIONS, [1, 2, 3, 4]);

  test("are found by their notation", () => {
    expect(moves.number("drive g7")).toBe(3);
    expect(() => moves.number("drive z9")).toThrow('"drive z9"');
  });

  test("know what is legal, also by kind", () => {
    expect(moves.allows("lay 17 brown")).toBe(true);
    expect(moves.allows("end")).toBe(false);
    expect(moves.of("drive")).toEqual(["drive g6", "drive g7"]);
    expect([moves.some("drive"), moves.some("vehicle"), moves.some("extra-drive")]).toEqual([true, false, false]);
  });
});

test("a notation names its kind and its aim", () => {
  expect([kindOf("lay 17 brown"), aimOf("lay 17 brown")]).toEqual(["lay", "brown"]);
  expect([kindOf("extra-drive"), aimOf("drive g7")]).toEqual(["extra-drive", "g7"]);
});
