import { describe, expect, test } from "vitest";
import { groundOf } from "../../../src/games/tobago/ground";
import { hexOf, middle } from "../../../src/games/tobago/hex";
import { legSigns, routeTo, zones } from "../../../src/games/tobago/route";

const REACH = [
  { space: "g7", legs: 1, via: "g6" },
  { space: "g8", legs: 1, via: "g6" },
  { space: "h8", legs: 2, via: "g8" },
  { space: "i8", legs: 3, via: "h8" },
];

describe("a drive", () => {
  test("stops leg by leg", () => {
    expect(routeTo(REACH, "g7")).toEqual(["g7"]);
    expect(routeTo(REACH, "i8")).toEqual(["g8", "h8", "i8"]);
  });

  test("leads nowhere beyond the reach", () => {
    expect(routeTo(REACH, "a3")).toEqual([]);
  });
});

test("zones hold the spaces of each leg", () => {
  expect(zones(REACH)).toEqual([["g7", "g8"], ["h8"], ["i8"]]);
  expect(zones([])).toEqual([]);
});

test("each region has one number for each leg, on a free space", () => {
  const ground = groundOf(
    ["g7", "g8", "h8", "i8"].map((name, i) => ({
      name,
      ...hexOf(name),
      terrain: "jungle",
      region: i < 2 ? 0 : i,
      largest: false,
    })),
  );
  const signs = legSigns(REACH, ground, new Set(["g8", "i8"]));
  expect(signs).toEqual([
    { legs: 1, ...middle("g7") },
    { legs: 2, ...middle("h8") },
  ]);
});
