import { expect, test } from "vitest";
import { enlarge, shift, WHOLE } from "../../../src/games/dracheninsel/zoom";

const PANE = { width: 400, height: 300 };

test("what lies under the fingers stays there", () => {
  const sight = enlarge(WHOLE, 2, { x: 100, y: 150 }, PANE);
  expect(sight).toEqual({ scale: 2, x: -100, y: -150 });
});

test("the drawing always fills its pane", () => {
  expect(enlarge(enlarge(WHOLE, 2, { x: 400, y: 300 }, PANE), 0.1, { x: 0, y: 0 }, PANE)).toEqual(WHOLE);
  expect(shift(enlarge(WHOLE, 2, { x: 0, y: 0 }, PANE), 50, -900, PANE)).toEqual({ scale: 2, x: 0, y: -300 });
});

test("it grows only so far", () => {
  expect(enlarge(WHOLE, 99, { x: 0, y: 0 }, PANE).scale).toBeLessThan(3);
});
