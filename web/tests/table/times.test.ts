import { beforeAll, expect, test } from "vitest";
import { runningClock } from "../../src/table/running";
import { openBrowser } from "../browser";

openBrowser();
const { loadPart } = await import("../../src/text/texts.svelte");
const { clockTime, howLong } = await import("../../src/table/howLong");

beforeAll(() => loadPart("table"));

test("how long something lasts is told in the largest unit that fits", () => {
  expect([0, 59, 60, 3599, 7200, 90_000, 172_800].map(howLong)).toEqual([
    "0\u00a0s",
    "59\u00a0s",
    "1\u00a0min",
    "59\u00a0min",
    "2\u00a0h",
    "a day",
    "2 days",
  ]);
});

test("a clock shows minutes and seconds, and never less than nothing", () => {
  expect([108, 59.2, 5, -3].map(clockTime)).toEqual(["1:48", "1:00", "0:05", "0:00"]);
});

test("a decision has its own time first, and then the reserve", () => {
  const clock = { seat: 1, until: 200, reserve: 60 };
  expect(runningClock(clock, 40, 110)).toEqual({ left: 30, share: 0.75, onReserve: false, reserve: 60 });
  expect(runningClock(clock, 40, 155)).toEqual({ left: 45, share: 0.75, onReserve: true, reserve: 45 });
  expect(runningClock(clock, 40, 300)).toMatchObject({ left: 0, share: 0, onReserve: true });
});
