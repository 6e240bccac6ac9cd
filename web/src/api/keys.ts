import { recallList, remember } from "../storage";
import type { TableKey } from "./types";

const STORED_AS = "schatzkiste-tables";

/** The tables this browser has a seat at, the newest first. */
export function tableKeys(): TableKey[] {
  return recallList(STORED_AS, isTableKey);
}

/** The proof of this browser's seat at a table, of the first one if several people sit here. */
export function keyOf(table: string): string | null {
  return keysOf(table)[0] ?? null;
}

/** The proofs of all seats that people at this device have at a table. */
export function keysOf(table: string): string[] {
  return tableKeys()
    .filter((entry) => entry.table === table)
    .map(({ key }) => key);
}

/** Remembers seats at a table beside those that are remembered. */
export function keepKeys(table: string, keys: readonly string[]): void {
  const known = keysOf(table);
  const all = [...known, ...keys.filter((key) => !known.includes(key))];
  const others = tableKeys().filter((entry) => entry.table !== table);
  store([...all.map((key) => ({ table, key })), ...others]);
}

/** Forgets one of the seats at a table. */
export function dropOne(table: string, dropped: string): void {
  store(tableKeys().filter((entry) => entry.table !== table || entry.key !== dropped));
}

/** Forgets all seats at a table. */
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
