import { expect, test } from "vitest";
import {
  covering,
  fitAt,
  mirrorAt,
  mirrored,
  shapesOf,
  turnAt,
  turned,
  type Shape,
} from "../../../src/games/silver_gold/fit";
import { cellOf, cellsAround, cellsOf, labelOf, landOf, nameOf } from "../../../src/games/silver_gold/grid";

/** The L of four fields as the view lists it: by quarter turns, then its mirror image. */
const L = shapesOf([
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
  ],
  [
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 2],
    [1, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 2],
  ],
]);
const SQUARE = shapesOf([
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
]);
const ISLAND = ["x#o.", "####", ".###", "x##o"];

/** Every placement of the shapes on the free fields of the island. */
function openOn(shapes: readonly Shape[], marked: readonly string[] = []): Set<string> {
  const free = new Set(
    landOf(ISLAND)
      .map(nameOf)
      .filter((name) => !marked.includes(name)),
  );
  const all = shapes.flatMap((shape) => cellsAround(ISLAND).flatMap((cell) => covering(shape, cell)));
  return new Set(all.filter((label) => cellsOf(label).every((cell) => free.has(nameOf(cell)))));
}

test("turning goes round in four quarters, and the mirror twice leads back", () => {
  const round = [0, 1, 2, 3, 4].map((times) => {
    let orientation = 0;
    for (let i = 0; i < times; i++) orientation = turned(L, orientation);
    return orientation;
  });
  expect(round).toEqual([0, 1, 2, 3, 0]);
  for (const orientation of L.keys()) expect(mirrored(L, mirrored(L, orientation))).toBe(orientation);
  expect(mirrored(L, 0)).toBe(4);
  expect(turned(SQUARE, 0)).toBe(0);
  expect(mirrored(SQUARE, 0)).toBe(0);
});

test("a shape covers a cell with each of its cells and stays on the grid", () => {
  expect(covering(SQUARE[0]!, cellOf("c3")).toSorted()).toEqual(["b2c2b3c3", "b3c3b4c4", "c2d2c3d3", "c3d3c4d4"]);
  expect(covering(SQUARE[0]!, cellOf("a1"))).toEqual(["a1b1a2b2"]);
});

test("over a cell the pattern keeps its orientation where that is open, else it turns", () => {
  const open = openOn(L);
  const isOpen = (label: string): boolean => open.has(label);
  expect(fitAt(L, 2, cellOf("c3"), isOpen)?.orientation).toBe(2);
  const corner = fitAt(L, 5, cellOf("a1"), isOpen);
  expect(corner && cellsOf(corner.label).map(nameOf)).toContain("a1");
  expect(corner && isOpen(corner.label)).toBe(true);
  expect(fitAt(L, 0, cellOf("d1"), isOpen)).toBeNull();
});

test.each([
  ["an empty card", []],
  ["a half marked card", ["a1", "b1", "c1", "a2", "b3"]],
])("every open placement on %s is reached by turning, mirroring and pointing", (_, marked) => {
  const open = openOn(L, marked);
  const isOpen = (label: string): boolean => open.has(label);
  const reached = new Set<string>();
  for (const name of landOf(ISLAND).map(nameOf)) {
    const cell = cellOf(name);
    const first = fitAt(L, 0, cell, isOpen);
    const waiting = first ? [first] : [];
    for (let fit = waiting.pop(); fit; fit = waiting.pop()) {
      if (reached.has(`${name} ${fit.orientation}`)) continue;
      reached.add(`${name} ${fit.orientation}`).add(fit.label);
      for (const step of [turnAt, mirrorAt]) {
        const next = step(L, fit.orientation, cell, isOpen);
        if (next) waiting.push(next);
      }
    }
  }
  expect([...open].filter((label) => !reached.has(label))).toEqual([]);
});

test("cells are written from the top row down, in each row from the left", () => {
  expect(labelOf(cellsOf("b2a1a2"))).toBe("a1a2b2");
});
