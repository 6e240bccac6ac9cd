import { expect, test } from "vitest";
import { HALF_HEIGHT } from "../../../src/games/tobago/hex";
import { tagPlace } from "../../../src/games/tobago/tag";

const CHART = { x: -200, y: -100, width: 400, height: 400 };
const TAG = { width: 100, written: 1 };
/** One space above the other. */
const column = (x: number): { x: number; y: number }[] => [
  { x, y: 0 },
  { x, y: 200 },
];

test("a tag lies below the lowest space where nothing is in its way", () => {
  expect(tagPlace(column(0), TAG, [], CHART)).toEqual({ x: 0, y: 200 + HALF_HEIGHT });
});

test("a tag goes where it covers no marker, also when it is written large", () => {
  const marker = { x: 20, y: 200 + HALF_HEIGHT };
  expect(Math.abs(tagPlace(column(0), TAG, [marker], CHART).y - marker.y)).toBeGreaterThan(26);
  const high = { x: 20, y: 200 + HALF_HEIGHT - 35 };
  expect(tagPlace(column(0), TAG, [high], CHART).y).toBe(200 + HALF_HEIGHT);
  expect(Math.abs(tagPlace(column(0), { ...TAG, written: 2 }, [high], CHART).y - high.y)).toBeGreaterThan(38);
});

test("a tag stays inside the chart", () => {
  expect([-190, 0, 190].map((x) => tagPlace(column(x), TAG, [], CHART).x)).toEqual([-150, 0, 150]);
});

test("a tag that is moved into the chart covers no marker there either", () => {
  const marker = { x: -100, y: 200 + HALF_HEIGHT };
  expect(tagPlace(column(-190), TAG, [marker], CHART)).toEqual({ x: -150, y: 200 - HALF_HEIGHT });
});
