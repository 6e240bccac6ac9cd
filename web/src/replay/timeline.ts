import type { EventInfo, LogEntry } from "../api/types";
import type { MomentSign, Teller } from "../table/happening";
import { blocksOf } from "../table/lines";

/** A turn on the time line: whose, which round of theirs, and the entries of the log that belong to it. */
export interface TurnSpan {
  seat: number | null;
  round: number;
  first: number;
  /** The first entry that no longer belongs to it. */
  end: number;
}

/** Something big that happened in an entry of the log. */
export interface BigMoment {
  entry: number;
  sign: MomentSign;
  event: EventInfo;
}

/** Big moments too close to each other to be told apart. */
export interface Cluster {
  /** Where it stands, from 0 to 1. */
  x: number;
  moments: BigMoment[];
}

/**
 * The turns of a log, the first one first; what happens before the first turn belongs to nobody.
 *
 * An entry in which one turn ends and the next begins belongs to the one that ends.
 */
export function turnsOf(log: readonly LogEntry[], teller: Teller): TurnSpan[] {
  const blocks = blocksOf(log, teller, ({ code }) => code).reverse();
  const starts = blocks.map(({ key }) => {
    const [entry, event] = key.split(".").map(Number);
    return entry! + (event! > 0 ? 1 : 0);
  });
  const inRound = teller.turnsInRound ?? 1;
  return blocks
    .map(({ seat, round }, i) => ({
      seat,
      round: Math.ceil(round / inRound),
      first: i === 0 ? 0 : starts[i]!,
      end: starts[i + 1] ?? log.length,
    }))
    .filter(({ first, end }) => first < end);
}

/** The turn to which an entry belongs. */
export function turnAt(turns: readonly TurnSpan[], entry: number): TurnSpan | null {
  return turns.findLast(({ first }) => first <= entry) ?? null;
}

/** The round in which something big happened: an entry in which one turn ends may tell of the next one too. */
export function roundOf({ entry, event }: BigMoment, log: readonly LogEntry[], teller: Teller): number {
  const told = blocksOf(log.slice(0, entry + 1), teller, ({ code }) => code);
  const at = log[entry]!.events.indexOf(event);
  const block = told.find(({ key }) => {
    const [first, index] = key.split(".").map(Number);
    return first! < entry || index! <= at;
  });
  return Math.ceil((block?.round ?? 0) / (teller.turnsInRound ?? 1));
}

/** What mattered most, in the order of the log. */
export function momentsOf(log: readonly LogEntry[], teller: Teller): BigMoment[] {
  return log.flatMap(({ events }, entry) =>
    events.flatMap((event) => {
      const sign = teller.moment?.(event);
      return sign ? [{ entry, sign, event }] : [];
    }),
  );
}

/** The moments as they stand on a line of so many entries, those nearer than `gap` (of 1) together. */
export function clustered(moments: readonly BigMoment[], entries: number, gap: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const moment of moments) {
    const x = (moment.entry + 1) / Math.max(1, entries);
    const last = clusters.at(-1);
    if (last && x - last.x < gap) last.moments.push(moment);
    else clusters.push({ x, moments: [moment] });
  }
  return clusters;
}

/**
 * The rounds that are labelled on a line of so many entries: of many only some, and none nearer than `gap` (of 1) to
 * another, or so near to the end that its label would leave the line.
 */
export function labelledRounds(turns: readonly TurnSpan[], entries: number, gap: number): TurnSpan[] {
  const firsts = turns.filter(({ round }, i) => round > 0 && turns.findIndex((other) => other.round === round) === i);
  const steps = [1, 2, 5, 10, 20, 50, 100];
  const step = steps.find((every) => (firsts.length / every) * gap <= 1) ?? 200;
  const labelled: TurnSpan[] = [];
  for (const turn of firsts.filter(({ round }) => round === 1 || round % step === 0)) {
    const last = labelled.at(-1);
    if (!last || (turn.first - last.first >= gap * entries && entries - turn.first >= (gap * entries) / 2))
      labelled.push(turn);
  }
  return labelled;
}
