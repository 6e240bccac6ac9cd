import type { Arg, GameInfo, NewTable } from "../api/types";

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

/** A table for two against the last, the best, of the bots. */
export function firstSetup(info: GameInfo, name: string): Setup {
  const best = info.bots.at(-1)?.id ?? "";
  return {
    name,
    players: Math.min(...info.players),
    bots: Array.from({ length: Math.max(...info.players) - 1 }, () => best),
    options: Object.fromEntries(info.options.map((option) => [option.name, option.default])),
  };
}

/** The wish as the server wants it: one's own seat first. */
export function tableWish(game: string, { name, players, bots, options }: Setup): NewTable {
  const own = { bot: null, name: name.trim() || null };
  const others = bots.slice(0, players - 1).map((bot, other) => ({ bot, name: botName(other) }));
  return { game, seats: [own, ...others], options };
}
