import { describe, expect, test } from "vitest";
import { chartBox, openCorners } from "../../../src/games/tobago/chart";
import { beside, groundOf, largestRegion, regionsOf } from "../../../src/games/tobago/ground";
import { hexOf, middle } from "../../../src/games/tobago/hex";
import { relief, streams } from "../../../src/games/tobago/relief";

const space = (name: string, terrain: string, region: number, largest = false) => ({
  name,
  ...hexOf(name),
  terrain,
  region,
  largest,
});
const ground = groundOf([
  space("g6", "jungle", 0, true),
  space("g7", "jungle", 0, true),
  space("h6", "river", 1, true),
  space("h5", "river", 1, true),
  space("k6", "jungle", 2),
]);

describe("the ground", () => {
  test("knows what lies beside a space", () => {
    expect(beside(ground, ground.get("g6")!, 1)?.name).toBe("g7");
    expect(beside(ground, ground.get("g6")!, 4)).toBeUndefined();
  });

  test("falls into regions", () => {
    const names = regionsOf(ground).map((region) => region.map(({ name }) => name).toSorted());
    expect(names).toEqual([["g6", "g7"], ["h5", "h6"], ["k6"]]);
    expect(largestRegion(ground, "jungle").map(({ name }) => name)).toEqual(["g6", "g7"]);
  });
});

test("relief stands on its spaces, the farther things first", () => {
  const sprites = relief(ground);
  expect(sprites.every(({ symbol }) => symbol.startsWith("trees"))).toBe(true);
  expect(sprites.map(({ y }) => y)).toEqual(sprites.map(({ y }) => y).toSorted((a, b) => a - b));
  expect(sprites).toEqual(relief(ground));
});

test("water runs in three lines through every river space", () => {
  expect(streams(ground)).toHaveLength(6);
  expect(streams(ground).filter(({ strong }) => strong)).toHaveLength(2);
});

describe("the chart", () => {
  test("holds the whole island", () => {
    const box = chartBox(ground);
    for (const name of ground.keys()) {
      const { x, y } = middle(name);
      expect(x - 31).toBeGreaterThan(box.x);
      expect(x + 31).toBeLessThan(box.x + box.width);
      expect(y - 27).toBeGreaterThan(box.y);
      expect(y + 27).toBeLessThan(box.y + box.height);
    }
  });

  test("has four corners, the emptiest first", () => {
    const corners = openCorners(ground, 10);
    expect(corners).toHaveLength(4);
    expect(corners[0]!.x).toBeGreaterThan(middle("h5").x);
  });
});
