import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, OptionInfo } from "../../src/api/types";
import { USUAL_MANNERS } from "../../src/setup/manners";
import {
  accepts,
  firstSetup,
  forFriends,
  forNow,
  isAwaited,
  isCompany,
  isSame,
  keepSetup,
  lastSetup,
  newTable,
  optionsFor,
  type Place,
} from "../../src/setup/setup";
import { openBrowser } from "../browser";

const rules: OptionInfo = {
  name: "rules",
  default: "silver",
  players: [1, 2, 3, 4],
  technical: false,
  values: ["silver", "hawkins"],
  low: null,
  high: null,
};
const spare: OptionInfo = { ...rules, name: "spare", default: "red", players: [4], values: ["red", "blue"] };
const stalemate: OptionInfo = { ...rules, name: "stalemate", default: 10, values: null, low: 0, high: 20 };
const rounds: OptionInfo = { ...stalemate, name: "rounds", technical: true };

const info: GameInfo = {
  id: "schatzinsel",
  title: "Die Schatzinsel",
  players: [1, 2, 3, 4],
  minutes: 25,
  rules_version: 1,
  has_windows: false,
  lesson: 4,
  options: [rules, spare, stalemate, rounds],
  bots: [{ id: "random" }, { id: "helmsman" }],
};

const bot = (id: string): Place => ({ kind: "bot", bot: id, name: "" });

let storage: Map<string, string>;

beforeEach(() => ({ storage } = openBrowser()));
afterEach(() => vi.unstubAllGlobals());

test("a first table is never empty, has a bot that plays well, and the usual rules", () => {
  expect(firstSetup(info, "Anna")).toEqual({
    name: "Anna",
    players: 2,
    places: [bot("helmsman"), bot("helmsman"), bot("helmsman")],
    options: { rules: "silver", spare: "red", stalemate: 10, rounds: 10 },
    manners: USUAL_MANNERS,
  });
});

test("of many bots the first opponent is the second weakest", () => {
  const five = { ...info, bots: ["a", "b", "c", "d", "e"].map((id) => ({ id })) };
  expect(firstSetup(five, "").places).toEqual([bot("b"), bot("b"), bot("b")]);
});

test("only options that matter with so many players are asked for, and none that are technical", () => {
  expect(optionsFor(info, 2)).toEqual([rules, stalemate]);
  expect(optionsFor(info, 4)).toEqual([rules, spare, stalemate]);
});

test("the request has one's own seat first and a bot with a name on each other", () => {
  const setup = { ...firstSetup(info, "  "), players: 3, places: ["random", "helmsman", "helmsman"].map(bot) };
  expect(newTable(info, setup)).toEqual({
    game: "schatzinsel",
    seats: [
      { bot: null, name: null },
      { bot: "random", name: "Mina" },
      { bot: "helmsman", name: "Piet" },
    ],
    options: { rules: "silver", stalemate: 10 },
    manners: USUAL_MANNERS,
  });
});

test("a place is for a friend, for somebody at this device, or for a bot", () => {
  const setup = firstSetup(info, "Lea");
  setup.players = 4;
  setup.places = [
    { ...bot("helmsman"), kind: "friend" },
    { ...bot("helmsman"), kind: "device", name: " Piet " },
    bot("random"),
  ];
  expect(newTable(info, setup).seats).toEqual([
    { bot: null, name: "Lea" },
    { friend: true },
    { name: "Piet" },
    { bot: "random", name: "Ole" },
  ]);
  expect([isAwaited(setup), isCompany(setup)]).toEqual([true, true]);
  expect(forNow(setup).places.map(({ kind }) => kind)).toEqual(["bot", "device", "bot"]);
  expect(isAwaited(forNow(setup))).toBe(false);
  expect(forFriends(setup).places.map(({ kind }) => kind)).toEqual(["friend", "friend", "friend"]);
  expect(isCompany(firstSetup(info, ""))).toBe(false);
});

test("the last table is laid again, under the name of today", () => {
  expect(lastSetup(info, "Anna")).toBeNull();
  const setup = { ...firstSetup(info, "Jim"), players: 4, places: ["random", "helmsman", "random"].map(bot) };
  setup.manners = { ...USUAL_MANNERS, clock: 120, listed: true };
  setup.places[1] = { kind: "device", bot: "helmsman", name: "Piet" };
  setup.options = { rules: "hawkins", spare: "blue", stalemate: 0, rounds: 10 };
  keepSetup(info.id, setup);
  const last = lastSetup(info, "Anna")!;
  expect(last).toEqual({ ...setup, name: "Anna" });
  expect(isSame(info, last, { ...setup, name: "Anna" })).toBe(true);
  expect(isSame(info, last, { ...setup, name: "Anna", players: 3 })).toBe(false);
});

test("what is no longer possible of the last table is as at a first one", () => {
  const kept = {
    players: 9,
    places: [
      { kind: "ghost", bot: "captain" },
      { kind: "bot", bot: "random" },
    ],
    options: { rules: "flint", stalemate: 99, other: 1 },
    manners: { patience: 1, watching: "yes", listed: true },
  };
  storage.set("schatzkiste-setup-schatzinsel", JSON.stringify(kept));
  const first = firstSetup(info, "");
  expect(lastSetup(info, "")).toEqual({
    ...first,
    places: ["helmsman", "random", "helmsman"].map(bot),
    manners: { ...USUAL_MANNERS, listed: true },
  });
});

test.each(["{", "7", '"text"', '{"players":{},"places":3,"options":null,"manners":7}'])(
  "%s in the storage is no table",
  (kept) => {
    storage.set("schatzkiste-setup-schatzinsel", kept);
    expect(lastSetup(info, "") ?? firstSetup(info, "")).toEqual(firstSetup(info, ""));
  },
);

test("an option takes its values, or whole numbers within its limits", () => {
  expect([accepts(rules, "hawkins"), accepts(rules, "flint"), accepts(rules, 3)]).toEqual([true, false, false]);
  expect([0, 20, 21, 1.5, NaN, "3"].map((value) => accepts(stalemate, value))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
