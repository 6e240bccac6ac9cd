import { expect, test } from "vitest";
import { HALF_HEIGHT } from "../../../src/games/tobago/hex";
import { tagPlace } from "../../../src/games/tobago/tag";

const SPACES = [
  { x: 0, y: 0 },
  { x: 0, y: 200 },
];

test("a tag lies below the lowest space where nothing is in its way", () => {
  expect(tagPlace(SPACES, 100, [])).toEqual({ x: 0, y: 200 + HALF_HEIGHT });
});

test("a tag goes where it covers no marker", () => {
  const marker = { x: 20, y: 200 + HALF_HEIGHT };
  const tag = tagPlace(SPACES, 100, [marker]);
  expect(Math.abs(tag.y - marker.y)).toBeGreaterThan(26);
});
