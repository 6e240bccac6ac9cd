import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../../src/api/pace";

let shown: string[];
let pace: Pace<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace(
    (item) => shown.push(item),
    () => 450,
  );
});

afterEach(() => vi.useRealTimers());

test("what is not paced is shown at once", () => {
  pace.push("mine", false);
  pace.push("mine again", false);
  expect(shown).toEqual(["mine", "mine again"]);
});

test("what others do waits until the one before was seen", () => {
  pace.push("mine", false);
  pace.push("bot 1", true);
  pace.push("bot 2", true);
  expect(shown).toEqual(["mine"]);
  vi.advanceTimersByTime(449);
  expect(shown).toEqual(["mine"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["mine", "bot 1"]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual(["mine", "bot 1", "bot 2"]);
});

test("nothing overtakes what waits", () => {
  pace.push("bot 1", true);
  pace.push("bot 2", true);
  pace.push("mine", false);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual(["bot 1", "bot 2", "mine"]);
});

test("after a long time a paced one comes without delay", () => {
  pace.push("mine", false);
  vi.advanceTimersByTime(5000);
  pace.push("bot", true);
  vi.advanceTimersByTime(0);
  expect(shown).toEqual(["mine", "bot"]);
});

test("what was cleared never appears", () => {
  pace.push("mine", false);
  pace.push("bot", true);
  pace.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["mine"]);
});
