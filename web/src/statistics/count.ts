import { LEVELS } from "../api/levels";
import type { Played } from "./played";

/** Games that have something in common. */
export interface Group {
  key: string;
  games: number;
  won: number;
  best: number;
  average: number;
}

/** Against whom, in the order in which it is told. */
export const OPPONENTS: readonly string[] = ["nobody", "random", ...LEVELS, "people"];

/** Games by what they have in common, in the order of `order`, or of the keys. */
export function groups(games: readonly Played[], keyOf: (game: Played) => string, order?: readonly string[]): Group[] {
  const found = new Map<string, Played[]>();
  for (const game of games) found.set(keyOf(game), [...(found.get(keyOf(game)) ?? []), game]);
  const keys = [...found.keys()].sort((a, b) => (order ? order.indexOf(a) - order.indexOf(b) : a.localeCompare(b)));
  return keys.map((key) => groupOf(key, found.get(key)!));
}

/** What can be said of some games together. */
export function groupOf(key: string, games: readonly Played[]): Group {
  const points = games.map((game) => game.points);
  return {
    key,
    games: games.length,
    won: games.filter(({ place, players }) => place === 1 && players > 1).length,
    best: Math.max(...points),
    average: Math.round(points.reduce((sum, one) => sum + one, 0) / games.length),
  };
}

/** The best games, the best first; among equals the earlier one. */
export function best(games: readonly Played[], most: number): Played[] {
  return games.toSorted((a, b) => b.points - a.points || a.at - b.at).slice(0, most);
}
