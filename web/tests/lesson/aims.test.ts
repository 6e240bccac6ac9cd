import { expect, test } from "vitest";
import type { LessonStep } from "../../src/api/types";
import type { Guide } from "../../src/hints/bottle.svelte";
import { aimsOf, LOOK, PRESS, signIn, SOURCE, TARGET, WAY } from "../../src/lesson/aims";

const guide = (at: readonly string[], way: string | null = null): Guide => ({
  aimOf: () => ({ look: at[0] ?? "", at }),
  wayTo: () => way,
  canPrepare: () => false,
  prepare: () => {},
});

const step = (point: string[], ...actions: string[]): LessonStep => ({
  text: "lesson-x",
  stray: "lesson-stray",
  scene: 1,
  rule: "X-1",
  do: actions.map((action) => ({ action, args: {} })),
  point,
});
const BEGUN = { step: 0, done: 0, strayed: false };

test("the first place is pressed, others of its kind belong to it, and the rest leads there", () => {
  const aims = aimsOf(step([], "lay"), BEGUN, guide(["card:a/1", "card:a/2", "do:lay"], "do:turn"));
  expect([...aims]).toEqual([
    ["card:a/1", PRESS + TARGET],
    ["card:a/2", TARGET],
    ["do:lay", SOURCE],
    ["do:turn", WAY],
  ]);
});

test("a mark is what is pressed, whatever else it is", () => {
  expect([signIn(""), signIn(PRESS + TARGET), signIn(SOURCE)]).toEqual([TARGET, PRESS, SOURCE]);
});

test("what a step points at is looked at, beside what is to be done", () => {
  expect([...aimsOf(step(["b2", "a1"], "lay"), BEGUN, guide(["a1"]))]).toEqual([
    ["a1", PRESS],
    ["b2", LOOK],
  ]);
  expect([...aimsOf(step(["b2"]), BEGUN, guide([]))]).toEqual([["b2", PRESS]]);
});

test("a step to read without a place points at nothing", () => {
  expect(aimsOf(step([]), BEGUN, guide(["a1"], "do:turn")).size).toBe(0);
});
