import { expect, test } from "vitest";
import { berth, boxIn, nearest } from "../../../src/games/dracheninsel/berth";

const SEA = { left: 0, top: 0, right: 1000, bottom: 600 };
const field = (x: number, y: number) => ({ left: x - 30, top: y - 30, right: x + 30, bottom: y + 30 });

test("a window lies in the lower right where nothing is in its way", () => {
  expect(berth(SEA, 300, 200, [field(200, 100)])).toBe("lower right");
});

test("a window goes where it covers no place that can be chosen", () => {
  expect(berth(SEA, 300, 200, [field(850, 500)])).toBe("lower left");
  expect(berth(SEA, 300, 200, [field(850, 500), field(150, 500)])).toBe("upper left");
});

test("the line from a place ends at the window's edge", () => {
  const box = boxIn("lower right", SEA, 300, 200);
  expect(nearest(box, 500, 450)).toEqual({ x: box.left, y: 450 });
});
