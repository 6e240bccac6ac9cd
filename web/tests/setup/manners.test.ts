import { expect, test } from "vitest";
import { USUAL_MANNERS, VALUES, mannersFor, politeManners } from "../../src/setup/manners";

const alone = { hasWindows: true, people: false, friends: false };

test("only manners that make a difference are asked for", () => {
  expect(mannersFor(alone, USUAL_MANNERS)).toEqual(["watching"]);
  const oneDevice = { ...alone, people: true };
  expect(mannersFor(oneDevice, USUAL_MANNERS)).toEqual(["watching", "spectators_talk", "window", "clock", "hints"]);
  const friends = { hasWindows: false, people: true, friends: true };
  expect(mannersFor(friends, { ...USUAL_MANNERS, watching: false, clock: 60 })).toEqual([
    "listed",
    "watching",
    "patience",
    "clock",
    "reserve",
    "hints",
  ]);
});

test("the usual manners can be chosen, and come first", () => {
  for (const [name, usual] of Object.entries(USUAL_MANNERS)) expect(VALUES[name as keyof typeof VALUES][0]).toBe(usual);
});

test("of remembered manners only possible ones count", () => {
  expect(politeManners({ patience: 900, clock: 7, watching: 0, other: true })).toEqual({
    ...USUAL_MANNERS,
    patience: 900,
  });
});
