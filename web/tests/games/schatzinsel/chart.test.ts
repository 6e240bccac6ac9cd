import { expect, test } from "vitest";
import { corner, indexOf, PLACES, placeAt, placeFor, tileFor } from "../../../src/games/schatzinsel/chart";
import { table } from "./table";

test("every field has one tile, and the tile leads back to the field", () => {
  const view = table([]);
  const tiles = PLACES.map((place) => tileFor(view, place));
  expect(new Set(tiles).size).toBe(25);
  expect(tiles.map((tile) => placeFor(view, tile))).toEqual(PLACES);
});

test("the numbers of a tile are those of the stones, not of the place", () => {
  expect(tileFor(table([]), { row: 3, column: 3 })).toBe("2-5");
});

test("places are numbered in reading order", () => {
  expect(placeAt(7)).toEqual({ row: 1, column: 2 });
  expect(PLACES.map(indexOf)).toEqual(PLACES.map((_, index) => index));
});

test("fields lie side by side", () => {
  expect(corner({ row: 0, column: 1 }).x - corner({ row: 0, column: 0 }).x).toBe(145);
});
