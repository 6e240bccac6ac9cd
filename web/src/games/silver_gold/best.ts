const SHELF = "schatzkiste-silver_gold-best";
const KEPT = 5;

/** A finished solo game of this browser. */
export interface Entry {
  table: string;
  points: number;
  /** When it was finished, in milliseconds. */
  at: number;
}

/** The best solo games of this browser, the best first. */
export function bestList(): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Puts a finished game into the list, once; among equals the earlier one stays ahead. */
export function keepBest(entry: Entry): Entry[] {
  const list = bestList();
  if (list.some(({ table }) => table === entry.table)) return list;
  const grown = [...list, entry].sort((a, b) => b.points - a.points || a.at - b.at).slice(0, KEPT);
  try {
    localStorage.setItem(SHELF, JSON.stringify(grown));
  } catch {
    // Without storage the list holds for this visit only.
  }
  return grown;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { table, points, at } = value as Record<string, unknown>;
  return typeof table === "string" && typeof points === "number" && typeof at === "number";
}
