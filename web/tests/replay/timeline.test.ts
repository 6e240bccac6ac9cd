import { expect, test } from "vitest";
import type { LogEntry } from "../../src/api/types";
import type { Teller } from "../../src/table/happening";
import { clustered, labelledRounds, momentsOf, turnAt, turnsOf } from "../../src/replay/timeline";

/** What a seat did: "go" begins a turn, "chest!" is a big moment. */
function entry(...events: [code: string, seat: number][]): LogEntry {
  return { own: null, events: events.map(([code, seat]) => ({ code, args: { seat } })) };
}

const teller: Teller = {
  happening: ({ args }) => ({ seat: Number(args.seat), weight: "small", places: [] }),
  turn: ({ code, args }) => (code === "go" ? { seat: Number(args.seat) } : null),
  moment: ({ code }) => (code === "chest!" ? "treasure" : null),
};

const LOG = [
  entry(["deal", 0]),
  entry(["go", 0]),
  entry(["chest!", 0]),
  entry(["end", 0], ["go", 1]),
  entry(["step", 1]),
  entry(["go", 0]),
  entry(["chest!", 0], ["chest!", 0]),
];

test("an entry in which one turn ends and the next begins belongs to the one that ends", () => {
  expect(turnsOf(LOG, teller)).toEqual([
    { seat: null, round: 0, first: 0, end: 1 },
    { seat: 0, round: 1, first: 1, end: 4 },
    { seat: 1, round: 1, first: 4, end: 5 },
    { seat: 0, round: 2, first: 5, end: 7 },
  ]);
});

test("every entry has its turn, also where all play at once", () => {
  const turns = turnsOf(LOG, { ...teller, turnsInRound: 2 });
  expect(turns.map(({ round }) => round)).toEqual([0, 1, 1, 1]);
  expect(turnAt(turns, 3)).toEqual(turns[1]);
  expect(turnAt(turns, 6)).toEqual(turns[3]);
  expect(turnAt([], 0)).toBeNull();
});

test("big moments that stand close together are one disc", () => {
  const moments = momentsOf(LOG, teller);
  expect(moments.map(({ entry }) => entry)).toEqual([2, 6, 6]);
  expect(clustered(moments, LOG.length, 0.1).map(({ moments }) => moments.length)).toEqual([1, 2]);
  expect(clustered(moments, LOG.length, 0.9).map(({ moments }) => moments.length)).toEqual([3]);
});

test("of many rounds only some are labelled", () => {
  const turns = Array.from({ length: 40 }, (_, i) => ({ seat: 0, round: i + 1, first: i, end: i + 1 }));
  expect(labelledRounds(turns, 40, 0.1).map(({ round }) => round)).toEqual([1, 5, 10, 15, 20, 25, 30, 35]);
  expect(labelledRounds(turns.slice(0, 4), 4, 0.1).map(({ round }) => round)).toEqual([1, 2, 3, 4]);
});

test("labels of short rounds do not lie over each other", () => {
  const starts = [0, 3, 4, 40, 44, 90];
  const turns = starts.map((first, i) => ({ seat: 0, round: i + 1, first, end: starts[i + 1] ?? 100 }));
  expect(labelledRounds(turns, 100, 0.06).map(({ round }) => round)).toEqual([1, 4, 6]);
});

test("a round that begins at the end of the line has no label beyond it", () => {
  const turns = [0, 40, 97].map((first, i) => ({ seat: 0, round: i + 1, first, end: 100 }));
  expect(labelledRounds(turns, 100, 0.06).map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(labelledRounds(turns, 100, 0.07).map(({ round }) => round)).toEqual([1, 2]);
});
