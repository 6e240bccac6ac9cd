import type { Arg, GameInfo, NewTable, OptionInfo } from "../api/types";
import { recall, remember } from "../storage";

const STORED_AS = "schatzkiste-setup";
/** The names bots sit down with, in the order of the seats after one's own. */
const CREW = ["Mina", "Piet", "Ole", "Marlene", "Klaas"];

/** What is filled in on the way to a new game. */
export interface Setup {
  name: string;
  players: number;
  /** A bot for each other seat, kept also for seats not in use. */
  bots: string[];
  options: Record<string, Arg>;
}

export function botName(other: number): string {
  return CREW[other % CREW.length]!;
}

/** The options that make a difference at this table, without those that are only for experiments. */
export function optionsFor(info: GameInfo, players: number): OptionInfo[] {
  return info.options.filter((option) => !option.technical && option.players.includes(players));
}

/** A table for a first game: as few players as make company, and bots from the middle of the list. */
export function firstSetup(info: GameInfo, name: string): Setup {
  const bot = info.bots[Math.floor(info.bots.length / 2)]?.id ?? "";
  return {
    name,
    players: Math.min(...info.players.filter((players) => players > 1)),
    bots: Array.from({ length: Math.max(...info.players) - 1 }, () => bot),
    options: Object.fromEntries(info.options.map((option) => [option.name, option.default])),
  };
}

/** The last table of the game in this browser, as far as such a table is still possible; null where there was none. */
export function lastSetup(info: GameInfo, name: string): Setup | null {
  const kept = keptSetup(info.id);
  if (!kept) return null;
  const first = firstSetup(info, name);
  return {
    name,
    players: info.players.includes(kept.players as number) ? (kept.players as number) : first.players,
    bots: first.bots.map((bot, other) => known(info, asList(kept.bots)[other]) ?? bot),
    options: Object.fromEntries(
      info.options.map((option) => {
        const value = asRecord(kept.options)[option.name];
        return [option.name, accepts(option, value) ? value : option.default];
      }),
    ),
  };
}

/** Remembers the table for the next game of this kind. */
export function keepSetup(game: string, { players, bots, options }: Setup): void {
  remember(`${STORED_AS}-${game}`, JSON.stringify({ players, bots, options }));
}

/** Whether two set-ups lay the same table. */
export function isSame(info: GameInfo, one: Setup, other: Setup): boolean {
  return JSON.stringify(newTable(info, one)) === JSON.stringify(newTable(info, other));
}

/** The request as the server wants it: one's own seat first, and only options that matter. */
export function newTable(info: GameInfo, { name, players, bots, options }: Setup): NewTable {
  const own = { bot: null, name: name.trim() || null };
  const others = bots.slice(0, players - 1).map((bot, other) => ({ bot, name: botName(other) }));
  const agreed = optionsFor(info, players).map((option) => [option.name, options[option.name] ?? option.default]);
  return { game: info.id, seats: [own, ...others], options: Object.fromEntries(agreed) as Record<string, Arg> };
}

/** Whether the option takes the value. */
export function accepts(option: OptionInfo, value: unknown): value is Arg {
  if (option.values) return option.values.includes(value as string);
  return Number.isInteger(value) && option.low! <= (value as number) && (value as number) <= option.high!;
}

function known(info: GameInfo, bot: unknown): string | undefined {
  return info.bots.find(({ id }) => id === bot)?.id;
}

function keptSetup(game: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(recall(`${STORED_AS}-${game}`) ?? "null");
    return value === null ? null : asRecord(value);
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
