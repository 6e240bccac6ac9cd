import { expect, test } from "vitest";
import type { LessonStep } from "../../src/api/types";
import { placeOf, wantedNext } from "../../src/lesson/place";

const step = (scene: number, ...actions: string[]): LessonStep => ({
  text: "lesson-x",
  stray: "lesson-stray",
  scene,
  rule: "X-1",
  do: actions.map((action) => ({ action, args: {} })),
  point: [],
});

const STEPS = [step(1), step(1, "a"), step(1, "b", "c"), step(1), step(1, "d"), step(2), step(2, "e"), step(2)];

test("a scene begins with its first step, and reading is not seen among the actions", () => {
  expect(placeOf(STEPS, 1, [], 0)).toEqual({ step: 0, done: 0, strayed: false });
  expect(placeOf(STEPS, 1, [], 1)).toEqual({ step: 1, done: 0, strayed: false });
  expect(placeOf(STEPS, 1, [], 2)).toEqual({ step: 1, done: 0, strayed: false });
});

test("an action leads to the next step, also past one that was not read", () => {
  expect(placeOf(STEPS, 1, ["a"], 0)).toEqual({ step: 2, done: 0, strayed: false });
  expect(placeOf(STEPS, 1, ["a", "b"], 2)).toEqual({ step: 2, done: 1, strayed: false });
  expect(placeOf(STEPS, 1, ["a", "b", "c"], 2)).toEqual({ step: 3, done: 0, strayed: false });
  expect(placeOf(STEPS, 1, ["a", "b", "c"], 4)).toEqual({ step: 4, done: 0, strayed: false });
});

test("when all of a scene is done the step after it is at hand", () => {
  expect(placeOf(STEPS, 1, ["a", "b", "c", "d"], 4)).toEqual({ step: 5, done: 0, strayed: false });
  expect(placeOf(STEPS, 2, ["e"], 6)).toEqual({ step: 7, done: 0, strayed: false });
});

test("taking back leads to the step whose action is missing", () => {
  expect(placeOf(STEPS, 1, ["a"], 4)).toEqual({ step: 2, done: 0, strayed: false });
  expect(placeOf(STEPS, 1, [], 3)).toEqual({ step: 1, done: 0, strayed: false });
});

test("another action strays, until it is taken back", () => {
  expect(placeOf(STEPS, 1, ["x"], 1)).toEqual({ step: 1, done: 0, strayed: true });
  expect(placeOf(STEPS, 1, ["a", "b", "x"], 2)).toEqual({ step: 2, done: 1, strayed: true });
  expect(placeOf(STEPS, 1, ["a", "b", "c", "d", "x"], 4).strayed).toBe(true);
});

test("the next action is known while it is read what comes before it", () => {
  expect(wantedNext(STEPS, 1, { step: 0, done: 0, strayed: false })).toBe("a");
  expect(wantedNext(STEPS, 1, { step: 2, done: 1, strayed: false })).toBe("c");
  expect(wantedNext(STEPS, 1, { step: 5, done: 0, strayed: false })).toBeNull();
});
