import { describe, expect, test } from "vitest";
import { apart, centre, hexOf, middle, nameOf, step } from "../../../src/games/tobago/hex";

describe("names", () => {
  test.each([
    ["g6", { q: 0, r: 0 }],
    ["a3", { q: -6, r: 0 }],
    ["h6", { q: 1, r: 0 }],
    ["f6", { q: -1, r: 1 }],
    ["o5", { q: 8, r: -5 }],
  ])("%s lies where the rules put it", (name, hex) => {
    expect(hexOf(name)).toEqual(hex);
    expect(nameOf(hex)).toBe(name);
  });

  test("count rows from the north", () => {
    expect(nameOf(step(hexOf("d7"), 1))).toBe("d8");
  });
});

test("neighbours lie equally far away, clockwise", () => {
  const near = [0, 1, 2, 3, 4, 5].map((direction) => centre(step(hexOf("g6"), direction)));
  for (const point of near) expect(apart(point, middle("g6"))).toBeCloseTo(31 * Math.sqrt(3));
  const angles = near.map(({ x, y }) => (Math.atan2(y, x) * 180) / Math.PI);
  expect(angles.map((angle) => Math.round((angle + 360) % 360))).toEqual([30, 90, 150, 210, 270, 330]);
});
