import { describe, expect, test } from "vitest";
import { NEAREST, WHOLE, pulled, zoomed } from "../../../src/games/tobago/camera";

const ROOM = { width: 400, height: 300 };
const MIDDLE = { x: 200, y: 150 };

describe("the sight of the chart", () => {
  test("grows around a point that stays in place", () => {
    expect(zoomed(WHOLE, 2, MIDDLE, ROOM)).toEqual({ scale: 2, x: -200, y: -150 });
    const { scale, x } = zoomed({ scale: 2, x: -200, y: -150 }, 1.5, { x: 100, y: 150 }, ROOM);
    expect((100 - x) / scale).toBeCloseTo((100 + 200) / 2);
  });

  test("is never smaller than the whole nor nearer than the nearest", () => {
    expect(zoomed(WHOLE, 0.5, MIDDLE, ROOM)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 100, MIDDLE, ROOM).scale).toBe(NEAREST);
  });

  test("is pulled as far as the chart goes", () => {
    const near = zoomed(WHOLE, 2, MIDDLE, ROOM);
    expect(pulled(near, { x: 30, y: -40 }, ROOM)).toEqual({ scale: 2, x: -170, y: -190 });
    expect(pulled(near, { x: 999, y: -999 }, ROOM)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(pulled(WHOLE, { x: 30, y: 30 }, ROOM)).toEqual(WHOLE);
  });
});
