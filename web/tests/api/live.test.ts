import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveSession } from "../../src/api/live.svelte";
import { mergeLog } from "../../src/api/lookback";
import type { LogEntry, Past, Update } from "../../src/api/types";
import type { Teller } from "../../src/table/happening";
import { openBrowser } from "../browser";
import { Line } from "../line";

/** Something that a seat did; seat 0 is the client's own. */
function entry(seat: number, code: string): LogEntry {
  return { own: seat === 0 ? code : null, events: [{ code, args: {} }] };
}

function update(seq: number, logFrom: number, log: LogEntry[]): Update {
  return {
    type: "update",
    seq,
    seat: 0,
    seats: [],
    game: "schatzinsel",
    options: {},
    seed_hash: "",
    seed: null,
    to_act: [0],
    legal: [],
    scores: [],
    winners: [],
    over: false,
    undo: 0,
    ask_undo: false,
    timing: null,
    log_from: logFrom,
    log,
    whole: true,
    view: {},
    ending: null,
  };
}

/** A game all of whose events are to be seen. */
const teller: Teller = { happening: () => ({ seat: 1, weight: "small", places: [] }), turn: () => null };

const refusal = { code: "no-free-guard", rule: "SI-3.1", args: {} };

let session: LiveSession;

function line(): Line {
  return Line.all.at(-1)!;
}

function codes(): string[] {
  return codesOf(session.log);
}

function codesOf(log: LogEntry[]): string[] {
  return log.flatMap(({ events }) => events.map(({ code }) => code));
}

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  session = new LiveSession("t1", "key");
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a later entry replaces everything from its place on", () => {
  const log = [entry(0, "a"), entry(1, "b"), entry(0, "c")];
  expect(codesOf(mergeLog(log, 1, [entry(1, "d")]))).toEqual(["a", "d"]);
  expect(mergeLog(log, 3, [])).toEqual(log);
});

test("it greets first, and is live with the first update", () => {
  expect(line().address).toBe("ws://chest.example/api/tables/t1/live");
  expect(session.status).toBe("loading");
  line().accept();
  expect(line().heard).toEqual([{ type: "hello", key: "key", since: 0 }]);
  line().say(update(2, 0, [entry(1, "a"), entry(0, "b")]));
  expect(session.status).toBe("live");
  expect(codes()).toEqual(["a", "b"]);
});

test("own actions show at once, those of others one by one", () => {
  line().accept();
  line().say(update(0, 0, []));
  session.story.begin(teller, session.log);
  session.act("end");
  expect(session.busy).toBe(true);
  session.act("lay 1-2");
  expect(line().heard.slice(1)).toEqual([{ type: "act", action: "end", seq: 0 }]);
  line().say(update(1, 0, [entry(0, "mine")]));
  line().say(update(2, 1, [entry(1, "bot 1")]));
  line().say(update(3, 2, [entry(2, "bot 2")]));
  expect(session.busy).toBe(false);
  session.story.catchUp();
  expect(codes()).toEqual(["mine", "bot 1", "bot 2"]);
  line().say(update(4, 3, [entry(1, "bot 1")]));
  line().say(update(5, 4, [entry(2, "bot 2")]));
  expect(codes()).toHaveLength(4);
  vi.advanceTimersByTime(1200);
  expect(codes()).toHaveLength(5);
});

test("an undo shortens the log at once", () => {
  line().accept();
  line().say(update(2, 0, [entry(0, "a"), entry(0, "b")]));
  session.undo();
  line().say(update(3, 1, []));
  expect(codes()).toEqual(["a"]);
});

test("a refused action changes nothing and says why", () => {
  line().accept();
  line().say(update(0, 0, []));
  session.act("take 1-2");
  line().say({ type: "refused", action: "take 1-2", seq: 0, refusal });
  expect(session.busy).toBe(false);
  expect(session.refused?.refusal).toEqual(refusal);
});

test("what came too late is not said again before the present is seen", () => {
  line().accept();
  line().say(update(0, 0, []));
  session.act("end");
  session.story.begin(teller, session.log);
  line().say(update(1, 0, [entry(1, "bot 1")]));
  line().say(update(2, 1, [entry(2, "bot 2")]));
  expect(codes()).toEqual(["bot 1"]);
  line().say({ type: "problem", code: "stale", args: {} });
  expect(codes()).toEqual(["bot 1", "bot 2"]);
  expect([session.busy, session.problem?.code]).toEqual([true, "stale"]);
  session.act("end");
  session.undo();
  expect(line().heard.slice(1)).toEqual([{ type: "act", action: "end", seq: 0 }]);
  line().say(update(2, 2, []));
  expect([session.busy, session.problem]).toEqual([false, null]);
  session.act("end");
  expect(line().heard.slice(2)).toEqual([{ type: "act", action: "end", seq: 2 }]);
});

test("what came too fast may be said again", () => {
  line().accept();
  line().say(update(0, 0, []));
  session.act("end");
  line().say({ type: "problem", code: "too-fast", args: {} });
  expect([session.busy, session.problem?.code]).toEqual([false, "too-fast"]);
});

test("a bot that is asked again is shown until the next update", () => {
  line().accept();
  line().say(update(0, 0, []));
  line().say({ type: "thinking", seat: 1, tries: 1 });
  expect(session.thinking?.seat).toBe(1);
  line().say(update(1, 0, [entry(1, "bot 1")]));
  expect(session.thinking).toBeNull();
  line().say({ type: "thinking", seat: 1, tries: 1 });
  line().close();
  expect(session.thinking).toBeNull();
});

test("why is asked once for each position", async () => {
  line().accept();
  line().say(update(0, 0, []));
  const answers = [session.why("take 1-2"), session.why("take 1-2")];
  expect(line().heard.filter(({ type }) => type === "why")).toHaveLength(1);
  line().say({ type: "because", action: "take 1-2", seq: 0, refusal });
  expect(await Promise.all(answers)).toEqual([refusal, refusal]);
  line().say(update(1, 0, [entry(0, "a")]));
  void session.why("take 1-2");
  expect(line().heard.filter(({ type }) => type === "why")).toHaveLength(2);
});

test("a lost line is picked up where it was, with growing patience", () => {
  line().accept();
  line().say(update(4, 0, [entry(0, "a")]));
  line().close();
  expect(session.status).toBe("offline");
  vi.advanceTimersByTime(500);
  expect(Line.all).toHaveLength(2);
  line().close();
  vi.advanceTimersByTime(999);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(Line.all).toHaveLength(3);
  line().accept();
  expect(line().heard).toEqual([{ type: "hello", key: "key", since: 4 }]);
  line().say(update(6, 1, [entry(1, "b"), entry(0, "c")]));
  expect(session.status).toBe("live");
  expect(codes()).toEqual(["a", "b", "c"]);
});

test("a server that is restarted is waited for without a word, unless it stays away", () => {
  line().accept();
  line().say(update(4, 0, [entry(0, "a")]));
  line().close(1012);
  expect(session.status).toBe("live");
  vi.advanceTimersByTime(500);
  expect(Line.all).toHaveLength(2);
  line().close();
  expect(session.status).toBe("offline");
});

/** The steps that an own seat was told of: a game of six actions, two of which it did not notice. */
const NUMBERS = [1, 2, 4, 6];
const GAME = ["mine", "one", "two", "three"].map((code, i) => entry(i === 0 ? 0 : 1, code));

/** The table after so many steps. */
function past(count: number): Past {
  const told = { ...update(count, 0, GAME.slice(0, count)), over: count === GAME.length };
  return { type: "past", step: NUMBERS[count - 1] ?? 0, open: false, first: 0, numbers: NUMBERS, update: told };
}

const looks = (): number[] => line().heard.flatMap((said) => (said.type === "look" ? [said.step] : []));

test("after the end the last round is asked for by the numbers of its actions, once they are known", async () => {
  line().accept();
  line().say({ ...update(4, 0, GAME), over: true });
  session.story.begin(teller, session.log);
  session.story.again();
  expect(looks()).toEqual([0]);
  line().say(past(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(looks()).toEqual([0, 1]);
  line().say(past(1));
  await vi.advanceTimersByTimeAsync(40);
  expect(codes()).toEqual(["mine"]);
  expect(looks()).toEqual([0, 1, 2]);
  line().say(past(2));
  await vi.advanceTimersByTimeAsync(40);
  expect(looks()).toEqual([0, 1, 2, 4]);
});

test.each([false, true])(
  "whoever listens to the past instead keeps hearing of it, with the game over: %s",
  async (over) => {
    line().accept();
    line().say({ ...update(4, 0, GAME), over });
    session.story.begin(teller, session.log);
    session.story.again();
    const heard: number[] = [];
    session.story.backToPresent();
    session.onPast = ({ log }) => heard.push(log.length);
    line().say(past(3));
    await vi.advanceTimersByTimeAsync(10_000);
    line().say(past(4));
    expect(heard).toEqual([3, 4]);
  },
);

test.each<[string, () => void]>([
  ["an action", () => session.act("end")],
  ["taking back", () => session.undo()],
  ["asking for a hint", () => session.askHint()],
  ["a word to the others", () => session.tell({ type: "again" })],
  ["a look back", () => session.look({ type: "look", step: 0 })],
])("%s without a line is explained, also while a restarted server is waited for", (_, press) => {
  line().accept();
  line().say(update(4, 0, [entry(0, "a")]));
  line().close(1012);
  expect([session.status, session.ignored]).toEqual(["live", 0]);
  press();
  expect([session.status, session.ignored, session.busy]).toEqual(["offline", 1, false]);
  vi.advanceTimersByTime(500);
  line().accept();
  line().say(update(4, 1, []));
  expect([session.status, session.ignored]).toEqual(["live", 0]);
});

test("a question without a line has no answer", async () => {
  line().accept();
  line().say(update(0, 0, []));
  const open = session.why("take 1-2");
  line().close();
  expect(await open).toBeNull();
  expect(await session.why("end")).toBeNull();
});

test.each(["unknown-table", "flooding"])("after %s nobody comes back by himself", (code) => {
  line().accept();
  line().say({ type: "problem", code, args: {} });
  line().close();
  expect(session.status).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});
