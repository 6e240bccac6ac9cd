import { expect, test } from "vitest";
import { berth, tether } from "../../../src/games/dracheninsel/berth";

const SEA = { left: 0, top: 0, right: 1000, bottom: 600 };
const field = (x: number, y: number) => ({ left: x - 30, top: y - 30, right: x + 30, bottom: y + 30 });

test("a window lies in the lower right where nothing is in its way", () => {
  expect(berth(SEA, 300, 200, [field(200, 100)])).toBe("lower right");
});

test("a window goes where it covers no place that can be chosen", () => {
  expect(berth(SEA, 300, 200, [field(850, 500)])).toBe("lower left");
  expect(berth(SEA, 300, 200, [field(850, 500), field(150, 500)])).toBe("upper left");
});

test("a line leads from the rim of a place to the window's edge and leaves the middle of the place free", () => {
  expect(tether(field(500, 450), { left: 680, top: 400, right: 980, bottom: 580 })).toBe("M530 450Q605 488 680 450");
  expect(tether(field(500, 450), { left: 20, top: 380, right: 320, bottom: 580 })).toBe("M470 450Q395 488 320 450");
  expect(tether(field(800, 200), { left: 680, top: 400, right: 980, bottom: 580 })).toBe("M800 230Q758 315 800 400");
});

test("a window that touches its place needs no line", () => {
  expect(tether(field(690, 390), { left: 680, top: 400, right: 980, bottom: 580 })).toBe("");
});
