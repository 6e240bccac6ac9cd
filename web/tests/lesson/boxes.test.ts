import { expect, test } from "vitest";
import { joined, overlap, spotFor, spotsIn, type Box } from "../../src/lesson/boxes";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test("boxes that touch become one, and others stay apart", () => {
  expect(joined([box(0, 0, 10, 10), box(30, 0, 40, 10), box(5, 5, 20, 20)])).toEqual([
    box(30, 0, 40, 10),
    box(0, 0, 20, 20),
  ]);
  expect(joined([box(0, 0, 10, 10), box(30, 0, 40, 10), box(5, 0, 35, 10)])).toEqual([box(0, 0, 40, 10)]);
});

test("the bubble of a phone stands below the board, and gives way to what is to be pressed", () => {
  const [board, window] = [box(0, 50, 390, 450), box(0, 50, 390, 840)];
  const spots = spotsIn(board, window, 370, 150, false);
  expect(spotFor(spots, { keep: [], spare: [] })?.top).toBeCloseTo(450, -2);
  const hand = box(0, 470, 390, 800);
  const spot = spotFor(spots, { keep: [hand], spare: [] })!;
  expect(overlap(spot, hand)).toBe(0);
});

test("what is to be pressed counts for more than the sentence", () => {
  const spots = [box(0, 0, 10, 10), box(20, 0, 30, 10)];
  expect(spotFor(spots, { keep: [box(0, 0, 1, 1)], spare: [box(20, 0, 30, 10)] })).toBe(spots[1]);
});

test("a wide window has room over the board, or else beside it", () => {
  const [board, window] = [box(0, 50, 850, 900), box(0, 50, 1440, 900)];
  const spots = spotsIn(board, window, 780, 150, true);
  expect(spotFor(spots, { keep: [], spare: [] })).toEqual(box(0, 750, 780, 900));
  expect(spotFor(spots, { keep: [box(0, 60, 400, 890)], spare: [] })?.right).toBe(1440);
});
