import { describe, expect, test } from "vitest";
import { coastline, outlines } from "../../src/board/coast";
import type { Cell } from "../../src/board/geometry";

const STROKE = { cell: 100, start: 20, reach: 10, waver: 5, steps: 4 };

const at = (...places: [number, number][]): Cell[] => places.map(([row, column]) => ({ row, column }));

describe("outlines", () => {
  test("a single field has four corners", () => {
    expect(outlines(at([1, 2]))).toEqual([
      [
        { x: 2, y: 1 },
        { x: 3, y: 1 },
        { x: 3, y: 2 },
        { x: 2, y: 2 },
      ],
    ]);
  });

  test("neighbours share one outline", () => {
    expect(outlines(at([0, 0], [0, 1])).map((outline) => outline.length)).toEqual([6]);
  });

  test("fields that touch at a corner stay two islands", () => {
    expect(outlines(at([0, 0], [1, 1])).map((outline) => outline.length)).toEqual([4, 4]);
  });

  test("lakes that touch at a corner are one", () => {
    const land = ["####", "#.##", "##.#", "####"].flatMap((signs, row) =>
      [...signs].flatMap((sign, column) => (sign === "#" ? { row, column } : [])),
    );
    expect(outlines(land)).toHaveLength(2);
  });

  test("a ring has an outer and an inner coast", () => {
    const ring = at([0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]);
    expect(outlines(ring).map((outline) => outline.length)).toEqual([12, 4]);
  });
});

describe("a coastline", () => {
  const coast = (land: Cell[]): string => coastline(land, STROKE);
  const pieces = (path: string): string[] => path.split(/(?=[MCZ])/);

  test("each island is a closed curve", () => {
    const path = coast(at([0, 0], [2, 2]));
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/Z/g)).toHaveLength(2);
    expect(path).not.toMatch(/NaN|undefined/);
  });

  test("land elsewhere does not change it", () => {
    expect(coast(at([0, 0], [3, 3]))).toContain(coast(at([0, 0])));
  });

  test("most of it stays when the island grows", () => {
    const before = new Set(pieces(coast(at([1, 1], [1, 2]))));
    const kept = pieces(coast(at([1, 1], [1, 2], [1, 3]))).filter((piece) => before.has(piece));
    expect(kept.length).toBeGreaterThan(before.size / 2);
  });

  test("no land, no coast", () => {
    expect(coast([])).toBe("");
  });
});
