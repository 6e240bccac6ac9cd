import { expect, test } from "vitest";
import { bestGain, labelledRounds, sampled, scale, spread } from "../../src/ending/curve";

const CURVE = [
  { at: 0, points: [0, 0] },
  { at: 0.5, points: [4, 0] },
  { at: 1.25, points: [4, 9] },
  { at: 2, points: [7, 9] },
];

test("points are read off at even distances, the first at the start and the last at the end", () => {
  const series = sampled(CURVE, 2);
  expect(series).toHaveLength(25);
  expect(series[0]).toEqual([0, 0]);
  expect(series[12]).toEqual([4, 0]);
  expect(series.at(-1)).toEqual([7, 9]);
});

test("a long game has one value a round", () => {
  expect(sampled([...CURVE, { at: 30, points: [8, 9] }], 30)).toHaveLength(31);
});

test.each([
  [0, [0, 1, 2]],
  [9, [0, 5, 10]],
  [112, [0, 60, 120]],
  [31, [0, 20, 40]],
  [1330, [0, 750, 1500]],
  [96, [0, 50, 100]],
])("a scale for %i points ends on a round number", (highest, expected) => {
  expect(scale(highest)).toEqual(expected);
});

test("few rounds get a number, at even distances, and the last none", () => {
  expect(labelledRounds(4)).toEqual([1, 2, 3]);
  expect(labelledRounds(16)).toEqual([4, 8, 12]);
  expect(labelledRounds(13)).toEqual([4, 8]);
  expect(labelledRounds(1)).toEqual([]);
});

test("signs that would hide each other are pushed apart and stay inside", () => {
  expect(spread([10, 100], 140)).toEqual([10, 100]);
  expect(spread([50, 50, 10], 140)).toEqual([50, 71, 10]);
  const low = spread([138, 138, 138], 140);
  expect(Math.max(...low)).toBeLessThanOrEqual(140);
  const sorted = low.toSorted((a, b) => a - b);
  expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(21);
});

test("the best action is the one that brought most at once", () => {
  expect([bestGain(CURVE, 0), bestGain(CURVE, 1)]).toEqual([4, 9]);
});
