import type { TableKey } from "./types";

const SHELF = "schatzkiste-tables";
const KEPT = 20;

/** The tables this browser has a seat at, the newest first. */
export function tableKeys(): TableKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTableKey) : [];
  } catch {
    return [];
  }
}

/** The proof of this browser's seat at a table. */
export function keyOf(table: string): string | null {
  return tableKeys().find((entry) => entry.table === table)?.key ?? null;
}

/** Remembers a seat. */
export function keepKey(entry: TableKey): void {
  const others = tableKeys().filter(({ table }) => table !== entry.table);
  shelve([{ table: entry.table, key: entry.key }, ...others].slice(0, KEPT));
}

/** Forgets the seats at tables that are not worth a visit any more. */
export function dropKeys(tables: Set<string>): void {
  shelve(tableKeys().filter(({ table }) => !tables.has(table)));
}

function shelve(entries: TableKey[]): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(entries));
  } catch {
    // Without storage the game goes on; only "continue" will not know it later.
  }
}

function isTableKey(value: unknown): value is TableKey {
  if (typeof value !== "object" || value === null) return false;
  return "table" in value && typeof value.table === "string" && "key" in value && typeof value.key === "string";
}
