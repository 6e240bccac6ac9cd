import { expect, test } from "vitest";
import { insideChart } from "../../../src/games/tobago/chart";
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

test("a tag stays inside the chart", () => {
  const chart = { x: -200, y: 0, width: 400, height: 300 };
  expect([-190, 0, 190].map((x) => insideChart(chart, x, 100))).toEqual([-150, 0, 150]);
});
