import { describe, expect, test } from "vitest";
import { FIELDS, fieldNamed, outline, rim, TREASURE_FIELD } from "../../../src/games/dracheninsel/chart";

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
