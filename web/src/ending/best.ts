import { recallList, remember } from "../storage";

const KEPT = 5;
const storedAs = (game: string): string => `schatzkiste-${game}-best`;

/** A finished solo game of this browser. */
export interface Entry {
  table: string;
  points: number;
  /** When it was finished, in milliseconds. */
  at: number;
  /** Something was taken back after it had been seen. */
  undone: boolean;
}

/** The best solo games of this browser, the best first. */
export function bestList(game: string): Entry[] {
  return recallList(storedAs(game), isEntry).map((entry) => ({ ...entry, undone: entry.undone === true }));
}

/** Puts a finished game into the list, once; among equals the earlier one stays ahead. */
export function keepBest(game: string, entry: Entry): Entry[] {
  const list = bestList(game);
  if (list.some(({ table }) => table === entry.table)) return list;
  const grown = [...list, entry].sort((a, b) => b.points - a.points || a.at - b.at).slice(0, KEPT);
  remember(storedAs(game), JSON.stringify(grown));
  return grown;
}

/** An entry of before take-backs were marked has no word about them. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { table, points, at } = value as Record<string, unknown>;
  return typeof table === "string" && typeof points === "number" && typeof at === "number";
}
