import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PastStep } from "../../src/api/lookback";
import type { LogEntry, Update } from "../../src/api/types";
import type { Teller, Weight } from "../../src/table/happening";
import { Story } from "../../src/table/story.svelte";
import { settings } from "../../src/settings/settings.svelte";
import { openBrowser, type Browser } from "../browser";

/** What seat 0, the client's own, or another did; a code may carry its weight: "move", "great!", "hush?". */
function entry(seat: number, ...codes: string[]): LogEntry {
  return { own: seat === 0 ? "do" : null, events: codes.map((code) => ({ code, args: { seat } })) };
}

const teller: Teller = {
  happening: ({ code, args }) => ({
    seat: typeof args.seat === "number" ? args.seat : null,
    weight: ({ "!": "big", "?": "quiet" } as Record<string, Weight>)[code.at(-1)!] ?? "small",
    places: [],
  }),
  turn: () => null,
  isAside: (action) => action === "pass",
};

let story: Story;
let browser: Browser;
let log: LogEntry[];
let shown: number[];

function update(logFrom: number, entries: LogEntry[]): Update {
  log = [...log.slice(0, logFrom), ...entries];
  return { seq: log.length, seat: 0, log_from: logFrom, log: entries } as unknown as Update;
}

/** The next update of the table. */
function comes(...entries: LogEntry[]): void {
  story.receive(update(log.length, entries), log);
}

const news = (): string[] => story.news.map(({ event }) => event.code);
const current = (): string | null => story.current?.event.code ?? null;

beforeEach(() => {
  browser = openBrowser();
  vi.useFakeTimers();
  settings.speed = "normal";
  [log, shown] = [[], []];
  story = new Story(({ seq }) => shown.push(seq));
  story.restart(update(0, []), log);
  story.begin(teller, log);
  shown = [];
});

afterEach(() => {
  story.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("every visible event of others has its time, also within one update", () => {
  comes(entry(1, "move", "gain"));
  comes(entry(2, "turn"));
  expect([current(), shown, story.waiting]).toEqual(["move", [1], 2]);
  vi.advanceTimersByTime(1199);
  expect(current()).toBe("move");
  vi.advanceTimersByTime(1);
  expect([current(), shown]).toEqual(["gain", [1]]);
  vi.advanceTimersByTime(1200);
  expect([current(), shown, story.isBehind]).toEqual(["turn", [1, 2], false]);
  expect(news()).toEqual(["move", "gain", "turn"]);
  vi.advanceTimersByTime(1200);
  expect(story.isTelling).toBe(false);
});

test("reduced motion takes no time to read away", () => {
  browser.wish("(prefers-reduced-motion: reduce)", true);
  comes(entry(1, "move"));
  comes(entry(2, "move"));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual([1, 2]);
});

test("what nobody can see takes no time", () => {
  comes(entry(1));
  comes(entry(1, "hush?"));
  comes(entry(2, "move"));
  expect([shown, current()]).toEqual([[1, 2, 3], "move"]);
});

test("a secret answer shows at once beside what is being told", () => {
  comes(entry(1, "a"), entry(1, "b"));
  comes(entry(2, "hush?"));
  expect([shown, current(), story.waiting]).toEqual([[2, 3], "a", 1]);
  comes({ own: "part of a move", events: [] });
  expect([shown.at(-1), current(), story.waiting]).toEqual([4, "a", 1]);
});

test("an own action shows at once, whatever waits", () => {
  comes(entry(1, "a"));
  comes(entry(2, "b"));
  comes(entry(3, "c"));
  comes(entry(0, "mine"));
  expect([shown, story.isTelling, news()]).toEqual([[1, 2, 3, 4], false, []]);
});

test("what an own action made others do is told after it", () => {
  const others = { code: "theirs", args: { seat: 1 } };
  comes({ own: "done", events: [{ code: "mine", args: { seat: 0 } }, others, { code: "chance!", args: {} }] });
  expect([shown, current(), news()]).toEqual([[1], "theirs", ["theirs"]]);
  vi.advanceTimersByTime(1200);
  expect(news()).toEqual(["theirs", "chance!"]);
});

test("news stay until an own action that is a decision", () => {
  comes(entry(1, "a"));
  vi.advanceTimersByTime(1200);
  comes({ own: "part of a move", events: [] });
  comes({ own: "pass", events: [{ code: "passed", args: { seat: 0 } }] });
  expect(news()).toEqual(["a"]);
  comes(entry(0, "mine"));
  expect(news()).toEqual([]);
});

test("the player goes on, pauses, and steps at his own pace", () => {
  comes(entry(1, "a"), entry(1, "b"), entry(1, "c"));
  story.next();
  expect(current()).toBe("b");
  story.togglePause();
  vi.advanceTimersByTime(60_000);
  expect(current()).toBe("b");
  story.next();
  vi.advanceTimersByTime(60_000);
  expect([current(), story.paused]).toEqual(["c", true]);
  story.togglePause();
  vi.advanceTimersByTime(1200);
  expect(story.isTelling).toBe(false);
  settings.speed = "step";
  comes(entry(1, "d"), entry(1, "e"));
  vi.advanceTimersByTime(60_000);
  expect(current()).toBe("d");
  story.next();
  expect(current()).toBe("e");
});

test("a changed speed counts from now on", () => {
  comes(entry(1, "a"), entry(1, "b"), entry(1, "c"));
  settings.speed = "fast";
  story.replan();
  vi.advanceTimersByTime(500);
  expect(current()).toBe("b");
  settings.speed = "at-once";
  story.replan();
  expect([current(), story.isTelling, news()]).toEqual(["c", false, ["a", "b", "c"]]);
  comes(entry(2, "d"));
  expect([shown.at(-1), news().at(-1), story.isTelling]).toEqual([4, "d", false]);
});

test("in a hidden tab, and far behind, the present is shown", () => {
  vi.stubGlobal("document", { ...document, hidden: true });
  comes(entry(1, "a"));
  comes(entry(1, "b"));
  expect([shown, news()]).toEqual([
    [1, 2],
    ["a", "b"],
  ]);
  vi.stubGlobal("document", { ...document, hidden: false });
  for (let i = 0; i < 45; i++) comes(entry(1, "more"));
  expect(story.waiting).toBeLessThan(5);
});

test("an undo shows at once, and marks what was news before it", () => {
  comes(entry(1, "a"));
  vi.advanceTimersByTime(1200);
  comes(entry(0, "mine"));
  comes(entry(1, "b"));
  story.receive(update(1, []), log);
  expect([shown.at(-1), news(), story.isTelling]).toEqual([1, ["a"], false]);
});

test("the last round is told again without changing the position", () => {
  expect(story.canRetell).toBe(false);
  comes(entry(1, "a", "hush?", "b"));
  vi.advanceTimersByTime(2400);
  comes(entry(0, "mine"));
  expect([news(), story.canRetell]).toEqual([[], true]);
  const before = [...shown];
  story.again();
  expect([current(), story.marked.map(({ event }) => event.code)]).toEqual(["a", ["a"]]);
  comes(entry(2, "c"));
  vi.advanceTimersByTime(1200);
  expect([current(), shown]).toEqual(["b", before]);
  vi.advanceTimersByTime(1200);
  expect([current(), story.isRetelling, shown.length]).toEqual(["c", false, before.length + 1]);
});

/** A server that knows every step. */
function remembering(): { asked: number[]; seen: (number | null)[] } {
  const [asked, seen]: [number[], (number | null)[]] = [[], []];
  story.close();
  story = new Story(({ seq }) => shown.push(seq), {
    bring: (entries) => {
      asked.push(entries);
      return Promise.resolve({ log: log.slice(0, entries) } as PastStep);
    },
    show: (step) => seen.at(-1) !== step.log.length && seen.push(step.log.length),
    leave: () => seen.push(null),
  });
  story.restart(update(0, [entry(0, "mine"), entry(1, "a"), entry(2, "hush?"), entry(2, "b", "c")]), log);
  story.begin(teller, log);
  return { asked, seen };
}

test("the last round is shown again with the table as it was, and then as it is", async () => {
  const { asked, seen } = remembering();
  story.again();
  await vi.advanceTimersByTimeAsync(200);
  expect([asked, seen, current()]).toEqual([[1, 2, 4], [1], "c"]);
  await vi.advanceTimersByTimeAsync(400);
  expect([seen, current()]).toEqual([[1, 2], "a"]);
  await vi.advanceTimersByTimeAsync(1200);
  expect([seen, current()]).toEqual([[1, 2, 4], "b"]);
  await vi.advanceTimersByTimeAsync(2400);
  expect([seen, story.isRetelling, current()]).toEqual([[1, 2, 4, null], false, "c"]);
});

test("what comes while the last round is shown again waits, and the same key ends it", async () => {
  const { seen } = remembering();
  const before = shown.length;
  story.again();
  await vi.advanceTimersByTimeAsync(700);
  comes(entry(2, "later?"));
  comes(entry(1, "d"));
  expect([shown.length, current()]).toEqual([before, "a"]);
  story.again();
  expect([seen.at(-1), shown.length, current()]).toEqual([null, before + 2, "d"]);
});

test("an own action ends what is shown again, and so does somebody who leaves", async () => {
  const { seen } = remembering();
  story.again();
  await vi.advanceTimersByTimeAsync(700);
  comes(entry(0, "mine too"));
  expect([seen.at(-1), story.isRetelling]).toEqual([null, false]);
  story.again();
  await vi.advanceTimersByTimeAsync(100);
  story.close();
  expect([seen.at(-1), story.isRetelling]).toEqual([null, false]);
});

test("also where all is shown at once the last round is shown again step by step", async () => {
  const { seen } = remembering();
  settings.speed = "at-once";
  story.again();
  await vi.advanceTimersByTimeAsync(700);
  expect([seen, current()]).toEqual([[1, 2], "a"]);
});

test("whoever comes back finds marked what happened since the own last decision", () => {
  story.restart(update(0, [entry(1, "old"), entry(0, "mine"), entry(1, "a"), entry(2, "b")]), log);
  expect([news(), story.isTelling]).toEqual([["a", "b"], false]);
});
