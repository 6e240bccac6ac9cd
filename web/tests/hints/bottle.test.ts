import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveSession } from "../../src/api/live.svelte";
import type { AdviceInfo, Hinted, Manners, PartyMessage, SeatInfo, Update } from "../../src/api/types";
import { Bottle, type Guide } from "../../src/hints/bottle.svelte";
import { USUAL_MANNERS } from "../../src/setup/manners";
import { People } from "../../src/table/people.svelte";
import { openBrowser } from "../browser";
import { Line } from "../line";

const seat = (bot: string | null): SeatInfo => ({
  name: null,
  bot,
  pieces: [],
  is_open: false,
  cover: null,
  gone: false,
});

function update(seq: number, rest: Partial<Update> = {}): Update {
  return {
    type: "update",
    seq,
    seat: 0,
    seats: [seat(null), seat("deckhand")],
    game: "schatzinsel",
    options: {},
    seed_hash: "",
    seed: null,
    to_act: [0],
    legal: ["take 1-1", "lay 2-3", "lay 4-2", "end"],
    scores: [0, 0],
    winners: [],
    over: false,
    undo: 0,
    ask_undo: false,
    timing: null,
    log_from: 0,
    log: [],
    whole: true,
    view: {},
    ending: null,
    ...rest,
  };
}

function party(seats: SeatInfo[], manners: Partial<Manners> = {}): PartyMessage {
  return {
    type: "party",
    started: true,
    game: "schatzinsel",
    seat: 0,
    seats,
    presence: seats.map(({ bot }) => (bot === null ? { here: true, since: 0 } : null)),
    spectators: 0,
    host: 0,
    host_until: null,
    options: {},
    manners: { ...USUAL_MANNERS, ...manners },
    invites: false,
    order: "ask",
    devices: 1,
    waived: [],
    undo: null,
    rematch: null,
    talk_from: 0,
    talk: [],
    practice: false,
    shown: false,
    remark: null,
  };
}

const advice = (action: string, gain: number): AdviceInfo => {
  const [, tile] = action.split(" ");
  return { action, args: tile === undefined ? {} : { tile }, gain };
};

const hint = (seq: number, actions = ["lay 4-2", "lay 2-3", "take 1-1"]): Hinted => ({
  type: "hint",
  seq,
  actions: actions.map((action, i) => advice(action, i === 0 ? 1.5 : -1.5)),
  reason: "points",
});

const guide: Guide = {
  aimOf: ({ args: { tile } }) => ({ look: `row ${tile![0]}`, at: [tile!, "hand"] }),
  canPrepare: () => true,
  prepare: () => {},
};

let session: LiveSession;
let bottle: Bottle;

const line = (): Line => Line.all.at(-1)!;

beforeEach(() => {
  openBrowser();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  session = new LiveSession("t", "k");
  bottle = new Bottle(session, new People(session));
  line().accept();
  line().say(party([seat(null), seat("deckhand")]));
  line().say(update(3));
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

test("against bots a hint is offered whenever there is something to decide", () => {
  expect(bottle.isOffered).toBe(true);
  line().say(update(4, { legal: [], to_act: [1] }));
  expect(bottle.isOffered).toBe(false);
  bottle.ask();
  expect(bottle.isOpen).toBe(false);
});

test("among people it is offered only if they agreed on it", () => {
  const people = [seat(null), seat(null)];
  line().say(party(people));
  expect(bottle.isOffered).toBe(false);
  line().say(party(people, { hints: true }));
  expect(bottle.isOffered).toBe(true);
});

test("a hint is told in three steps, and the letters do not tell which is the best", () => {
  bottle.ask();
  expect(line().heard.at(-1)).toEqual({ type: "hint", seq: 3 });
  expect([bottle.isOpen, bottle.hint]).toEqual([true, null]);
  line().say(hint(3));
  expect(bottle.candidates.map(({ letter, action }) => [letter, action])).toEqual([
    ["A", "take 1-1"],
    ["B", "lay 2-3"],
    ["C", "lay 4-2"],
  ]);
  expect(bottle.best?.letter).toBe("C");
  expect([...bottle.marks(guide)]).toEqual([["row 4", ""]]);
  bottle.more();
  expect([...bottle.marks(guide)]).toEqual([
    ["1-1", "A"],
    ["hand", "ABC"],
    ["2-3", "B"],
    ["4-2", "C"],
  ]);
  bottle.more();
  expect([...bottle.marks(guide)]).toEqual([
    ["4-2", "C"],
    ["hand", "C"],
  ]);
});

test("where there is nothing to choose from the nudge is followed by the best", () => {
  bottle.ask();
  line().say(hint(3, ["end"]));
  bottle.more();
  expect(bottle.step).toBe(3);
});

test("a hint goes with the decision, and one that comes late is not shown", () => {
  bottle.ask();
  line().say(update(4, { legal: ["take 1-1", "end"] }));
  expect(bottle.isOpen).toBe(false);
  line().say(hint(3));
  bottle.ask();
  line().say(hint(3));
  expect([bottle.isOpen, bottle.hint]).toEqual([true, null]);
  line().say(hint(4));
  expect(bottle.hint?.seq).toBe(4);
  line().say(party([seat(null), seat("deckhand")]));
  expect(bottle.isOpen).toBe(true);
});

test("a hint stays while others act and the same can be done", () => {
  bottle.ask();
  line().say(hint(3));
  bottle.more();
  line().say(update(4, { to_act: [0, 1] }));
  expect([bottle.hint?.seq, bottle.step]).toEqual([3, 2]);
});

test("a refusal, a failure and a lost line are told, and keep nobody from playing", () => {
  bottle.ask();
  line().say({ type: "problem", code: "no-hints", args: {} });
  expect(bottle.problem?.code).toBe("no-hints");
  expect([session.problem, session.busy]).toEqual([null, false]);
  bottle.ask();
  expect(bottle.problem).toBe(null);
  line().close();
  expect(bottle.problem?.code).toBe("hint-failed");
});

test("another press puts the hint away", () => {
  bottle.toggle();
  expect(bottle.isOpen).toBe(true);
  bottle.toggle();
  expect(bottle.isOpen).toBe(false);
});
