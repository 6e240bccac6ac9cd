import { beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Update } from "../../src/api/types";
import { settings } from "../../src/settings/settings.svelte";
import { play, soundOf } from "../../src/settings/sounds";
import { openBrowser } from "../browser";

/** A table with two seats as the first one sees it. */
function table(change: Partial<Update>): Update {
  return { seat: 0, to_act: [1], over: false, log: [], view: {}, ...change } as Update;
}

const seen: LogEntry = { own: null, events: [{ code: "tile-laid", args: {} }] };
const unseen: LogEntry = { own: null, events: [] };
const own: LogEntry = { own: "end", events: [{ code: "turn-ended", args: {} }] };
const knocked = table({ log: [seen] });

test.each([
  ["a turn that begins", table({}), table({ to_act: [0], log: [seen] }), "turn"],
  ["a turn that goes on", table({ to_act: [0] }), table({ to_act: [0], log: [own] }), null],
  ["what another does", table({}), table({ log: [seen] }), "other"],
  ["who comes and goes", knocked, { ...knocked, seats: [] }, null],
  ["what nobody sees", table({}), table({ log: [unseen] }), null],
  ["the end", table({}), table({ to_act: [], over: true, log: [seen] }), "end"],
  ["a look after the end", table({ over: true }), table({ over: true, log: [seen] }), null],
  ["a spectator's table", table({ seat: null }), table({ seat: null, to_act: [0] }), null],
])("%s", (_, before, now, sound) => {
  expect(soundOf(before, now)).toBe(sound);
});

const struck: number[] = [];

class Node {
  gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  constructor(_: unknown, { frequency }: { frequency?: number }) {
    if (frequency) struck.push(frequency);
  }
  connect = (next: unknown): unknown => next;
  start = (): void => {};
  stop = (): void => {};
}

beforeEach(() => {
  openBrowser();
  struck.length = 0;
  vi.stubGlobal("OscillatorNode", Node);
  vi.stubGlobal("GainNode", Node);
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      resume = (): Promise<void> => Promise.resolve();
    },
  );
});

test("nothing sounds until sounds are wanted", () => {
  settings.sounds = false;
  play("end");
  expect(struck).toEqual([]);
  settings.sounds = true;
  play("end");
  expect(struck).toEqual([440, 554, 659, 880]);
});

test("where nothing can sound, nothing breaks", () => {
  vi.stubGlobal("AudioContext", undefined);
  settings.sounds = true;
  play("turn");
  expect(struck).toEqual([]);
});
