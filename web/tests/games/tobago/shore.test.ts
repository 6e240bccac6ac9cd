import { describe, expect, test } from "vitest";
import { hexOf, middle } from "../../../src/games/tobago/hex";
import { edgeLine, edgeMiddle, hexLine, outline } from "../../../src/games/tobago/shore";

const loops = (line: string): number => line.split("M").length - 1;
const turns = (line: string): number => line.split("Q").length - 1;

describe("the outline", () => {
  test("of one space has six edges and six corners", () => {
    const line = outline([hexOf("g6")], 0.2);
    expect(loops(line)).toBe(1);
    expect(turns(line)).toBe(12);
  });

  test("of two neighbours goes around both", () => {
    expect(turns(outline([hexOf("g6"), hexOf("g7")], 0.2))).toBe(20);
  });

  test("has a loop for each piece and each hole", () => {
    expect(loops(outline([hexOf("g6"), hexOf("k6")], 0.2))).toBe(2);
    const ring = ["g5", "g7", "f5", "f6", "h5", "h6"].map(hexOf);
    expect(loops(outline(ring, 0.2))).toBe(2);
  });

  test("of nothing is empty", () => {
    expect(outline([], 0.2)).toBe("");
  });
});

test("an edge is the same seen from both sides", () => {
  const ends = (line: string): string[] => line.match(/-?[\d.]+ -?[\d.]+/g)!.toSorted();
  expect(ends(edgeLine(hexOf("g6"), 1))).toEqual(ends(edgeLine(hexOf("g7"), 4)));
  expect(edgeMiddle(hexOf("g6"), 1).x).toBeCloseTo(edgeMiddle(hexOf("g7"), 4).x);
});

test("a hexagon is closed and lies around its middle", () => {
  const line = hexLine(hexOf("g6"));
  expect(line).toMatch(/^M.*Z$/);
  const xs = line.match(/-?[\d.]+ -?[\d.]+/g)!.map((point) => Number(point.split(" ")[0]));
  const { x } = middle("g6");
  expect(Math.min(...xs)).toBeLessThan(x - 20);
  expect(Math.max(...xs)).toBeGreaterThan(x + 20);
});
