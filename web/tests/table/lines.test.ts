import { expect, test } from "vitest";
import type { EventInfo, LogEntry } from "../../src/api/types";
import type { Teller } from "../../src/table/happening";
import { blocksOf, filtered, partsOf } from "../../src/table/lines";
import { teller as dracheninsel } from "../../src/games/dracheninsel/happenings";
import { teller as schatzinsel } from "../../src/games/schatzinsel/happenings";
import { teller as silverGold } from "../../src/games/silver_gold/happenings";
import { teller as tobago } from "../../src/games/tobago/happenings";

function event(code: string, seat?: number, args: EventInfo["args"] = {}): EventInfo {
  return { code, args: seat === undefined ? args : { seat, ...args } };
}

const textOf = ({ code, args }: EventInfo): string => `${code} ${args.seat ?? ""}`.trim();

function blocks(teller: Teller, ...events: EventInfo[]): [number | null, number, string[]][] {
  const log: LogEntry[] = events.map((one) => ({ own: null, events: [one] }));
  return blocksOf(log, teller, textOf).map(({ seat, round, lines }) => [
    seat,
    round,
    lines.map(({ text, count }) => (count > 1 ? `${text} ×${count}` : text)),
  ]);
}

test("Die Dracheninsel: a turn is announced, and its heading says so", () => {
  const log = [event("stepped", 0), event("turn-begun", 1), event("stepped", 1), event("turn-begun", 0)];
  expect(blocks(dracheninsel, ...log, event("stepped", 0))).toEqual([
    [0, 2, ["stepped 0"]],
    [1, 1, ["stepped 1"]],
    [0, 1, ["stepped 0"]],
  ]);
});

test("Die Schatzinsel: another player is another turn", () => {
  const log = [event("tile-laid", 2), event("tile-laid", 2), event("chest-set", 0), event("all-stuck")];
  expect(blocks(schatzinsel, ...log)).toEqual([
    [0, 1, ["chest-set 0", "all-stuck"]],
    [2, 1, ["tile-laid 2 ×2"]],
  ]);
});

test("Tobago: turns end, and cars and first clues come before them", () => {
  const laidOut = [
    event("vehicle-placed", 0),
    event("vehicle-placed", 1),
    event("clue-laid", 0),
    event("clue-laid", 1),
  ];
  const log = [...laidOut, event("leg-driven", 0), event("turn-ended", 0), event("leg-driven", 1)];
  expect(blocks(tobago, ...log)).toEqual([
    [1, 1, ["leg-driven 1"]],
    [0, 1, ["leg-driven 0", "turn-ended 0"]],
    [null, 0, laidOut.map(textOf)],
  ]);
});

test("Silver & Gold: a turn is everybody's, also when its card has faded from the log", () => {
  const turn = [
    event("marking-done", 0),
    event("marking-done", 1),
    event("pattern-marked", 0),
    event("field-marked", 1),
  ];
  const log = [event("card-kept", 0), ...turn, ...turn, event("expedition-turned", 1), ...turn];
  expect(blocks(silverGold, ...log).map(([seat, round, { length }]) => [seat, round, length])).toEqual([
    [null, 3, 5],
    [null, 2, 4],
    [null, 1, 4],
    [null, 0, 1],
  ]);
});

test("what somebody decided in a player's place is said once, and is no line with what others decided", () => {
  const laid = event("tile-laid", 1);
  const log: LogEntry[] = [
    { own: null, events: [laid] },
    { own: null, events: [laid, event("chest-set", 1)], stand_in: true },
    { own: null, events: [laid] },
    { own: null, events: [laid], clock: true },
  ];
  const lines = blocksOf(log, schatzinsel, textOf).flatMap((block) => block.lines);
  expect(lines.map(({ text, instead, count }) => [text, instead, count])).toEqual([
    ["tile-laid 1", null, 1],
    ["tile-laid 1", "stand-in", 1],
    ["chest-set 1", null, 1],
    ["tile-laid 1", null, 1],
    ["tile-laid 1", "clock", 1],
  ]);
});

test("a turn is put into words when it is read, once", () => {
  const log = [event("stepped", 0), event("turn-begun", 1), event("stepped", 1), event("turn-begun", 0)];
  let worded = 0;
  const turns = blocksOf(
    [
      { own: null, events: log },
      { own: null, events: [event("stepped", 0)] },
    ],
    dracheninsel,
    () => {
      worded += 1;
      return "words";
    },
  );
  expect(turns.map(({ first, last }) => [first, last])).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(worded).toBe(0);
  expect(turns[0]!.lines).toBe(turns[0]!.lines);
  expect(worded).toBe(1);
});

test("equal lines are one, from the first entry to the last", () => {
  const log: LogEntry[] = [0, 1, 2].map(() => ({ own: null, events: [event("tile-laid", 1)] }));
  const [line] = blocksOf(log, schatzinsel, textOf)[0]!.lines;
  expect([line!.first, line!.entry, line!.count]).toEqual([0, 2, 3]);
});

test("a line for several equal events is about the places of all of them", () => {
  const events = ["1-2", "3-4", "1-2"].map((tile) => event("tile-taken", 1, { tile }));
  const [line] = blocksOf([{ own: null, events }], schatzinsel, textOf)[0]!.lines;
  expect(line!.happening.places).toEqual(["1-2", "3-4"]);
});

test("the log is filtered by what is mine and what is important", () => {
  const log = [event("stepped", 0), event("stepped", 1), event("robbed", 1), event("sneak-played", 1, { other: 0 })];
  const all = blocksOf([{ own: null, events: log }], dracheninsel, textOf);
  const shown = (filter: "mine" | "big"): string[] =>
    filtered(all, filter, 0).flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(shown("mine")).toEqual(["stepped 0", "sneak-played 1"]);
  expect(shown("big")).toEqual(["robbed 1"]);
});

test("places stand out of a line wherever their name is a word of its own", () => {
  const parts = partsOf("Piet legt 3-4 und g2, nicht g22", ["3-4", "g2"]);
  expect(parts.filter(({ place }) => place !== null).map(({ text }) => text)).toEqual(["3-4", "g2"]);
  expect(parts.map(({ text }) => text).join("")).toBe("Piet legt 3-4 und g2, nicht g22");
});
