import type { Arg, GameInfo, Manners, NewTable, OptionInfo, SeatRequest } from "../api/types";
import { recall, remember } from "../storage";
import { USUAL_MANNERS, politeManners } from "./manners";

const STORED_AS = "schatzkiste-setup";
/** The names bots sit down with, in the order of the seats after one's own. */
const CREW = ["Mina", "Piet", "Ole", "Marlene", "Klaas"];

/** Who sits on a place that is not one's own: a friend who gets the link, somebody at this device, or a bot. */
export const KINDS = ["friend", "device", "bot"] as const;
export type Kind = (typeof KINDS)[number];

/** One of the other places; what it is not at the moment is kept for when it is again. */
export interface Place {
  kind: Kind;
  bot: string;
  name: string;
}

/** What is filled in on the way to a new game. */
export interface Setup {
  name: string;
  players: number;
  /** Every other place, also those not in use. */
  places: Place[];
  options: Record<string, Arg>;
  manners: Manners;
}

export function botName(other: number): string {
  return CREW[other % CREW.length]!;
}

/** The options that make a difference at this table, without those that are only for experiments. */
export function optionsFor(info: GameInfo, players: number): OptionInfo[] {
  return info.options.filter((option) => !option.technical && option.players.includes(players));
}

/** The other places that are in use. */
export function others({ places, players }: Setup): Place[] {
  return places.slice(0, players - 1);
}

/** Whether somebody has to come before the game can begin. */
export function isAwaited(setup: Setup): boolean {
  return others(setup).some(({ kind }) => kind === "friend");
}

/** Whether more than one person plays. */
export function isCompany(setup: Setup): boolean {
  return others(setup).some(({ kind }) => kind !== "bot");
}

/** The same table for friends: every other place is for whoever gets the link. */
export function forFriends(setup: Setup): Setup {
  return { ...setup, places: setup.places.map((place) => ({ ...place, kind: "friend" })) };
}

/** The same table for now: where somebody would have to come a bot sits. */
export function forNow(setup: Setup): Setup {
  const seated = (place: Place): Place => (place.kind === "friend" ? { ...place, kind: "bot" } : place);
  return { ...setup, places: setup.places.map(seated) };
}

/** The bot for whoever has not chosen one: not the weakest, but one that beginners can beat. */
export function usualBot(info: GameInfo): string {
  return info.bots[1]?.id ?? info.bots[0]?.id ?? "";
}

/** A table for a first game: as few players as make company, and bots that are neither weak nor strong. */
export function firstSetup(info: GameInfo, name: string): Setup {
  const bot = usualBot(info);
  return {
    name,
    players: Math.min(...info.players.filter((players) => players > 1)),
    places: Array.from({ length: Math.max(...info.players) - 1 }, () => ({ kind: "bot", bot, name: "" })),
    options: Object.fromEntries(info.options.map((option) => [option.name, option.default])),
    manners: USUAL_MANNERS,
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
    places: first.places.map((place, other) => placeLike(info, asRecord(asList(kept.places)[other]), place)),
    options: Object.fromEntries(
      info.options.map((option) => {
        const value = asRecord(kept.options)[option.name];
        return [option.name, accepts(option, value) ? value : option.default];
      }),
    ),
    manners: politeManners(asRecord(kept.manners)),
  };
}

/** Remembers the table for the next game of this kind. */
export function keepSetup(game: string, { players, places, options, manners }: Setup): void {
  remember(`${STORED_AS}-${game}`, JSON.stringify({ players, places, options, manners }));
}

/** Whether two set-ups lay the same table. */
export function isSame(info: GameInfo, one: Setup, other: Setup): boolean {
  return JSON.stringify(newTable(info, one)) === JSON.stringify(newTable(info, other));
}

/** The request as the server wants it: one's own seat first, and only options that matter. */
export function newTable(info: GameInfo, setup: Setup): NewTable {
  const { name, players, options, manners } = setup;
  const agreed = optionsFor(info, players).map((option) => [option.name, options[option.name] ?? option.default]);
  return {
    game: info.id,
    seats: [{ bot: null, name: name.trim() || null }, ...others(setup).map(seatFor)],
    options: Object.fromEntries(agreed) as Record<string, Arg>,
    manners,
  };
}

function seatFor({ kind, bot, name }: Place, other: number): SeatRequest {
  if (kind === "bot") return { bot, name: botName(other) };
  return kind === "friend" ? { friend: true } : { name: name.trim() || null };
}

/** Whether the option takes the value. */
export function accepts(option: OptionInfo, value: unknown): value is Arg {
  if (option.values) return option.values.includes(value as string);
  return Number.isInteger(value) && option.low! <= (value as number) && (value as number) <= option.high!;
}

/** The place as it is kept, as far as it is possible. */
function placeLike(info: GameInfo, kept: Record<string, unknown>, first: Place): Place {
  return {
    kind: KINDS.find((kind) => kind === kept.kind) ?? first.kind,
    bot: known(info, kept.bot) ?? first.bot,
    name: typeof kept.name === "string" ? kept.name : first.name,
  };
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
