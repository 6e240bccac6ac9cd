import { expect, test } from "vitest";
import { HIGHEST, levelOf } from "../../src/frame/levels";

test("bots have one to five coins, by their level; people and other bots none", () => {
  expect(["landlubber", "deckhand", "helmsman", "captain", "legend"].map(levelOf)).toEqual([1, 2, 3, 4, HIGHEST]);
  expect(levelOf("greedy")).toBe(levelOf("helmsman"));
  expect([null, undefined, "random", "my:bot"].map(levelOf)).toEqual([null, null, null, null]);
});
