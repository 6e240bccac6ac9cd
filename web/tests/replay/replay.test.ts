import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveSession } from "../../src/api/live.svelte";
import { Lookback, type PastStep } from "../../src/api/lookback";
import type { LogEntry, Look, Update } from "../../src/api/types";
import { Replay } from "../../src/replay/replay.svelte";
import type { Teller } from "../../src/table/happening";
import { openBrowser } from "../browser";

const teller: Teller = {
  happening: ({ code }) => ({ seat: 0, weight: code === "hush" ? "quiet" : "small", places: [] }),
  turn: ({ code }, soFar) => (code === "go" || soFar.length === 0 ? { seat: 0 } : null),
  moment: ({ code }) => (code === "chest" ? "treasure" : null),
};
const CODES = ["go", "step", "chest", "go", "hush", "step", "go", "chest", "step", "step"];
const LOG: LogEntry[] = CODES.map((code) => ({ own: null, events: [{ code, args: {} }] }));
/** The game is over, and seat 1 noticed only these steps. */
const NUMBERS = [1, 2, 3, 5, 6, 7, 8, 10, 11, 12];

/** A server that answers when it is told to. */
class Far {
  asked: Look[] = [];
  update = { seat: 1, over: true } as Update;
  table = "t";
  key = null;
  log = LOG;
  onPast: (step: PastStep) => void = () => {};
  lookback = new Lookback();
  onGreeted = (): void => {};
  story = { backToPresent: vi.fn() };
  #known: string | null = null;
  #had = 0;

  look(look: Look): boolean {
    this.asked.push(look);
    return true;
  }

  answer(): void {
    const look = this.asked.shift()!;
    const eyes = JSON.stringify([look.seat, look.open]);
    const count = NUMBERS.filter((number) => number <= look.step).length;
    const whole = this.#known !== eyes;
    const from = whole ? 0 : Math.min(this.#had, count);
    [this.#known, this.#had] = [eyes, count];
    const step = this.lookback.hear({
      type: "past",
      step: NUMBERS[count - 1] ?? 0,
      open: look.open ?? false,
      first: 0,
      numbers: whole ? NUMBERS : null,
      update: {
        ...{ seat: look.seat ?? null, log_from: from, log: LOG.slice(from, count), whole },
        view: whole ? { count } : { count: [count] },
      } as unknown as Update,
    });
    this.onPast(step!);
    vi.advanceTimersByTime(40);
  }

  answerAll(): void {
    while (this.asked.length > 0) this.answer();
  }
}

let far: Far;
let replay: Replay;

const shown = (): unknown => (replay.session.update?.view as { count?: number } | undefined)?.count;

function open(step: number): void {
  replay = new Replay(far as unknown as LiveSession, teller, step);
  far.answerAll();
}

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  far = new Far();
});

afterEach(() => {
  replay.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a step is opened by its number, with the whole log beside it", () => {
  open(6);
  expect([replay.at, replay.number, shown()]).toEqual([5, 6, 5]);
  expect(replay.log).toEqual(LOG);
  expect(replay.session.log).toEqual(LOG.slice(0, 5));
});

test("a number that the seat did not notice shows the step before it", () => {
  open(4);
  expect([replay.at, replay.number]).toEqual([3, 3]);
  replay.goTo(9);
  far.answerAll();
  expect([replay.at, replay.number]).toEqual([7, 8]);
  replay.goTo(999);
  far.answerAll();
  expect(replay.number).toBe(12);
});

test("whoever drags gets the place where the slider is now, and nothing queues up", () => {
  open(0);
  for (let at = 1; at <= 9; at++) replay.go(at);
  expect(far.asked.length).toBeLessThanOrEqual(1);
  far.answerAll();
  expect([replay.at, shown()]).toEqual([9, 9]);
});

test("the next step is here before it is wanted, and what was seen is asked for once", () => {
  open(3);
  expect(far.asked).toEqual([]);
  replay.step(1);
  expect(shown()).toBe(4);
  far.answerAll();
  replay.step(-1);
  replay.step(1);
  expect(far.asked).toEqual([]);
});

test("turns and moments are steps of their own", () => {
  open(0);
  const visited: number[] = [];
  for (let i = 0; i < 4; i++) {
    replay.stepTurn(1);
    far.answerAll();
    visited.push(replay.at);
  }
  expect(visited).toEqual([3, 6, 10, 10]);
  replay.stepTurn(-1);
  far.answerAll();
  expect(replay.at).toBe(6);
  replay.nextMoment();
  far.answerAll();
  expect(replay.at).toBe(8);
  replay.nextMoment();
  far.answerAll();
  expect(replay.at).toBe(3);
});

test("it plays to the end at the speed chosen, quiet steps faster, and begins anew after it", () => {
  open(0);
  replay.setSpeed(4);
  replay.toggle();
  const times: number[] = [];
  for (let ms = 0; ms < 4000 && replay.playing; ms += 5) {
    const before = replay.at;
    vi.advanceTimersByTime(5);
    far.answerAll();
    if (replay.at !== before) times.push(ms);
  }
  expect(replay.at).toBe(10);
  expect(replay.playing).toBe(false);
  expect(times[2]! - times[1]!).toBeGreaterThan(times[5]! - times[4]!);
  replay.toggle();
  far.answerAll();
  expect(replay.at).toBe(0);
});

test("other eyes see the same moment", () => {
  open(7);
  replay.lookAs({ seat: null, open: true });
  far.answerAll();
  expect([replay.number, replay.session.update?.seat]).toEqual([7, null]);
});

test("when the end of practice is taken back, the own eyes look on", () => {
  open(7);
  replay.lookAs({ seat: null, open: true });
  far.answerAll();
  far.update = { seat: 1, over: false } as Update;
  replay.follow(LOG);
  far.answerAll();
  expect([replay.eyes, replay.number, replay.session.update?.seat]).toEqual([{ seat: 1, open: false }, 7, 1]);
});

test("what was being told once more is over when a step is opened", () => {
  open(7);
  expect(far.story.backToPresent).toHaveBeenCalledOnce();
});

test("a line that was lost begins anew where it was", () => {
  open(7);
  far.onGreeted();
  far.answerAll();
  expect(replay.number).toBe(7);
});
