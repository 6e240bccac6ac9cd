import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../../src/api/live.svelte";
import type { PartyMessage, TalkLine } from "../../src/api/types";
import { openBrowser } from "../browser";

let storage: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  ({ storage } = openBrowser());
});
afterEach(() => vi.unstubAllGlobals());

const line = (id: string, seat: number | null, rest: Partial<TalkLine> = {}): TalkLine => ({
  id,
  seat,
  name: null,
  at: 0,
  ...rest,
});

function at(table: string, talk: TalkLine[], seat: number | null = 0): Session {
  return { table, party: { seat, talk } as PartyMessage } as Session;
}

const OLD = [line("a", 1, { text: "Ahoy" })];

test("what was said before the first look is not new, and neither are one's own lines and notes", async () => {
  const { markHeard, unheard } = await import("../../src/talk/heard");
  expect(unheard(at("t", OLD))).toBe(0);
  markHeard(at("t", OLD));
  const more = [...OLD, line("b", 0, { text: "Hello" }), line("c", 1, { note: "left" }), line("d", 1, { stamp: "oh" })];
  expect(unheard(at("t", more))).toBe(1);
  markHeard(at("t", more));
  expect(unheard(at("t", more))).toBe(0);
});

test("in a long talk, of which the oldest lines are dropped, new ones still count", async () => {
  const { markHeard, unheard } = await import("../../src/talk/heard");
  const kept = Array.from({ length: 500 }, (_, i) => line(`${i}`, 1, { text: "Ahoy" }));
  markHeard(at("t", kept));
  const next = [...kept.slice(1), line("next", 1, { text: "Land!" })];
  expect(unheard(at("t", next))).toBe(1);
  markHeard(at("t", next));
  expect(unheard(at("t", next))).toBe(0);
});

test("a line keeps its key when older ones are dropped, and two lines of one id have two keys", async () => {
  const { keyed } = await import("../../src/talk/heard");
  const keys = (talk: TalkLine[]): string[] => keyed(talk).map(([key]) => key);
  const talk = ["a", "b", "c", "c", "2 c"].map((id) => line(id, 1, { text: "Ahoy" }));
  expect(new Set(keys(talk)).size).toBe(talk.length);
  expect(keys(talk.slice(1))).toEqual(keys(talk).slice(1));
});

test("the first line of a talk is heard as new by whoever looked before", async () => {
  const { markHeard, unheard } = await import("../../src/talk/heard");
  markHeard(at("t", []));
  expect(unheard(at("t", OLD))).toBe(1);
});

test("somebody muted says nothing, but what happens to them is told; another visit remembers it", async () => {
  const { audible } = await import("../../src/talk/heard");
  const { isMuted, toggleMuted } = await import("../../src/talk/muted");
  toggleMuted("t", 1, null);
  const talk = [...OLD, line("b", 1, { note: "left" }), line("c", null, { text: "Hm" })];
  expect(audible("t", talk).map(({ id }) => id)).toEqual(["b", "c"]);
  expect(audible("other", talk).length).toBe(3);
  expect(storage.get("schatzkiste-muted")).toBe('["t/1"]');
  vi.resetModules();
  expect((await import("../../src/talk/muted")).isMuted("t", 1, null)).toBe(true);
  toggleMuted("t", 1, null);
  expect(isMuted("t", 1, null)).toBe(false);
});

test("somebody muted stays so on another seat and in the rematch, but not whoever the seat is handed to", async () => {
  const { isMuted, muteAlso, toggleMuted } = await import("../../src/talk/muted");
  toggleMuted("t", 1, "Anna");
  expect(isMuted("t", 2, "Anna")).toBe(true);
  expect(isMuted("t", 1, "Ole")).toBe(false);
  expect(isMuted("next", 0, "Anna")).toBe(false);
  muteAlso("t", "next");
  expect(isMuted("next", 0, "Anna")).toBe(true);
});

test("spectators are muted together, and nobody who sits at the table is", async () => {
  const { audible } = await import("../../src/talk/heard");
  const { muteAlso, toggleMuted } = await import("../../src/talk/muted");
  const talk = [...OLD, line("b", null, { text: "Hm" }), line("c", 2, { name: "Anna", text: "Aha" })];
  toggleMuted("t", null, null);
  expect(audible("t", talk).map(({ id }) => id)).toEqual(["a", "c"]);
  expect(audible("next", talk).length).toBe(3);
  muteAlso("t", "next");
  expect(audible("next", talk).map(({ id }) => id)).toEqual(["a", "c"]);
  toggleMuted("t", null, null);
  expect(audible("t", talk).length).toBe(3);
});
