import { describe, expect, test } from "vitest";
import { inList, RovingFocus, towards } from "../../src/board/roving.svelte";
import { FIELDS, middle as middleOf } from "../../src/games/dracheninsel/chart";
import { PLACES } from "../../src/games/schatzinsel/chart";
import { middle } from "../../src/games/tobago/hex";

describe("arrow keys on an island with rows of hexagons", () => {
  const boat = { name: "boat-green", ...middleOf({ q: 4, r: 1 }) };
  const places = [...FIELDS, boat];
  const walk = (name: string, key: string): string | undefined =>
    places[
      towards(
        places,
        places.findIndex((place) => place.name === name),
        key,
      )
    ]?.name;

  test("walk along rows and across them", () => {
    expect([walk("e5", "ArrowLeft"), walk("e5", "ArrowRight")]).toEqual(["e4", "e6"]);
    expect(["d4", "d5"]).toContain(walk("e5", "ArrowUp"));
    expect(["f4", "f5"]).toContain(walk("e5", "ArrowDown"));
  });

  test("stay at the edge, and with other keys", () => {
    expect([walk("e9", "ArrowRight"), walk("e5", "Enter")]).toEqual(["e9", "e5"]);
  });

  test("reach the boats", () => {
    expect(walk("f8", "ArrowRight")).toBe("boat-green");
  });
});

describe("arrow keys on an island with columns of hexagons", () => {
  const names = ["g5", "g6", "g7", "h5", "h6", "f6", "k6"];
  const walk = (name: string, key: string): string | undefined =>
    names[towards(names.map(middle), names.indexOf(name), key)];

  test("lead to the space above and below", () => {
    expect([walk("g6", "ArrowUp"), walk("g6", "ArrowDown")]).toEqual(["g5", "g7"]);
  });

  test("lead sideways to a space of the next column, or across water", () => {
    expect(walk("f6", "ArrowRight")).toMatch(/^g[67]$/);
    expect([walk("h6", "ArrowRight"), walk("k6", "ArrowRight")]).toEqual(["k6", "k6"]);
  });
});

test("arrow keys on a grid lead to the next cell", () => {
  const points = PLACES.map(({ row, column }) => ({ x: column, y: row }));
  const walk = (from: number) =>
    ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => towards(points, from, key));
  expect(walk(12)).toEqual([7, 13, 17, 11]);
  expect(walk(0)).toEqual([0, 1, 5, 0]);
  expect(walk(24)).toEqual([19, 24, 24, 23]);
});

test("arrow keys in a list lead on and back, however it is laid out", () => {
  const walk = (from: number, length: number) =>
    ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map((key) => towards(inList(length), from, key));
  expect(walk(1, 4)).toEqual([2, 2, 0, 0]);
  expect(walk(0, 1)).toEqual([0, 0, 0, 0]);
});

describe("the Tab key", () => {
  const stops = (roving: RovingFocus, count: number) => Array.from({ length: count }, (_, i) => roving.tabindex(i));
  const line = (length: number) => Array.from({ length }, (_, x) => ({ x, y: 0 }));

  test("stops at the start, then where the focus was last", () => {
    const roving = new RovingFocus(
      () => line(4),
      () => 2,
    );
    expect(stops(roving, 4)).toEqual([-1, -1, 0, -1]);
    roving.focus(1);
    expect(stops(roving, 4)).toEqual([-1, 0, -1, -1]);
  });

  test("stops somewhere, also when the place of the focus is gone", () => {
    let length = 4;
    const roving = new RovingFocus(
      () => line(length),
      () => 0,
    );
    roving.focus(3);
    length = 2;
    expect(stops(roving, 2)).toEqual([0, -1]);
  });
});
