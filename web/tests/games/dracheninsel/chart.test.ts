import { describe, expect, test } from "vitest";
import { FIELDS, fieldNamed, isArrow, middle, outline, rim, towards, TREASURE_FIELD } from "../../../src/games/dracheninsel/chart";

describe("the island", () => {
  test("has 61 fields in nine rows, named from the top left", () => {
    expect(FIELDS).toHaveLength(61);
    expect([FIELDS[0]?.name, FIELDS[4]?.name, FIELDS[5]?.name, FIELDS[60]?.name]).toEqual(["a1", "a5", "b1", "i5"]);
    expect(FIELDS[30]?.name).toBe(TREASURE_FIELD);
  });

  test("lies around its treasure field", () => {
    expect(fieldNamed("e5")).toMatchObject({ x: 0, y: 0, hex: { q: 0, r: 0 } });
    expect(fieldNamed("e9").x).toBe(400);
    expect(fieldNamed("a1").x).toBe(-200);
    expect(() => fieldNamed("j1")).toThrow('"j1"');
  });

  test("has a rim of 54 edges", () => {
    expect(rim().split("L")).toHaveLength(54);
    expect(rim()).toMatch(/^M.*Z$/);
    expect(outline(10).split(" ")).toHaveLength(6);
  });
});

describe("arrow keys", () => {
  test("walk along rows and across them", () => {
    const walk = (name: string, key: string): string => towards(FIELDS, fieldNamed(name), key).name;
    expect([walk("e5", "ArrowLeft"), walk("e5", "ArrowRight")]).toEqual(["e4", "e6"]);
    expect(["d4", "d5"]).toContain(walk("e5", "ArrowUp"));
    expect(["f4", "f5"]).toContain(walk("e5", "ArrowDown"));
    expect(walk("e9", "ArrowRight")).toBe("e9");
    expect([isArrow("ArrowUp"), isArrow("Enter")]).toEqual([true, false]);
  });

  test("reach the boats", () => {
    const places = [...FIELDS, { ...middle({ q: 4, r: 1 }), name: "boat-green", hex: { q: 4, r: 1 } }];
    expect(towards(places, fieldNamed("f8"), "ArrowRight").name).toBe("boat-green");
  });
});
