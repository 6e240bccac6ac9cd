import { LEVELS } from "../api/levels";
import type { SeatInfo, TableSummary, Update } from "../api/types";
import { placeOf } from "../ending/place";
import { levelOf } from "../frame/levels";
import { recall, recallList, remember } from "../storage";

const STORED_AS = "schatzkiste-played";
const CLEARED_AS = "schatzkiste-played-cleared";

/** A finished game of this browser, as its player saw it end. */
export interface Played {
  table: string;
  game: string;
  /** When it ended, in milliseconds. */
  at: number;
  players: number;
  points: number;
  place: number;
  /** Who played against: bots by their level, `people`, or nobody. */
  against: string;
}

type Finished = Pick<TableSummary, "table" | "game" | "seats" | "seat" | "scores" | "winners"> & { at: number };

/** All finished games that count, the oldest first. */
export function allPlayed(): Played[] {
  return recallList(STORED_AS, isPlayed).sort((a, b) => a.at - b.at);
}

/** Counts a game that was just seen to end; practice never counts. */
export function countUpdate(table: string, update: Update, isPractice: boolean): void {
  const { over, seat, ending } = update;
  if (over && seat !== null && ending && !isPractice) count([{ ...update, table, seat, at: ending.at * 1000 }]);
}

/** Counts games that ended while nobody here looked. */
export function countSummaries(tables: readonly TableSummary[]): void {
  const ended = tables.filter(({ over, practice, problem }) => over && !practice && !problem);
  count(ended.map((table) => ({ ...table, at: table.changed * 1000 })));
}

/** Forgets all games; those that ended before now never count again. */
export function clearPlayed(now: number): void {
  remember(STORED_AS, "[]");
  remember(CLEARED_AS, `${now}`);
}

function count(games: readonly Finished[]): void {
  const known = allPlayed();
  const cleared = Number(recall(CLEARED_AS) ?? 0);
  const fresh = games.filter(({ table, at }) => at > cleared && !known.some((other) => other.table === table));
  if (fresh.length > 0) remember(STORED_AS, JSON.stringify([...known, ...fresh.map(playedOf)]));
}

function playedOf({ table, game, at, seats, seat, scores, winners }: Finished): Played {
  return {
    ...{ table, game, at, players: seats.length },
    points: scores[seat] ?? 0,
    place: placeOf({ scores, winners }, seat),
    against: againstOf(seats.filter((_, other) => other !== seat)),
  };
}

/** The strongest bot decides; where people played it is they who count. */
function againstOf(others: readonly SeatInfo[]): string {
  if (others.length === 0) return "nobody";
  if (others.some(({ bot }) => bot === null)) return "people";
  const strongest = Math.max(...others.map(({ bot }) => levelOf(bot) ?? 0));
  return LEVELS[strongest - 1] ?? "random";
}

function isPlayed(value: unknown): value is Played {
  if (typeof value !== "object" || value === null) return false;
  const game = value as Record<string, unknown>;
  const isText = ["table", "game", "against"].every((name) => typeof game[name] === "string");
  return isText && ["at", "players", "points", "place"].every((name) => Number.isFinite(game[name]));
}
