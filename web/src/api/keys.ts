import { recallList, remember } from "../storage";
import type { TableKey } from "./types";

const STORED_AS = "schatzkiste-tables";

/** The tables this browser has a seat at, the newest first. */
export function tableKeys(): TableKey[] {
  return recallList(STORED_AS, isTableKey);
}

/** The proof of this browser's seat at a table. */
export function keyOf(table: string): string | null {
  return tableKeys().find((entry) => entry.table === table)?.key ?? null;
}

/** Remembers a seat. */
export function keepKey(entry: TableKey): void {
  const others = tableKeys().filter(({ table }) => table !== entry.table);
  store([{ table: entry.table, key: entry.key }, ...others]);
}

/** Forgets the seat at a table that is no more. */
export function dropKey(dropped: string): void {
  store(tableKeys().filter(({ table }) => table !== dropped));
}

function store(entries: TableKey[]): void {
  remember(STORED_AS, JSON.stringify(entries));
}

function isTableKey(value: unknown): value is TableKey {
  if (typeof value !== "object" || value === null) return false;
  return "table" in value && typeof value.table === "string" && "key" in value && typeof value.key === "string";
}
