import { SvelteSet } from "svelte/reactivity";
import { recallList, remember } from "../storage";

const STORED_AS = "schatzkiste-muted";
const KEPT = 100;

const isText = (value: unknown): value is string => typeof value === "string";
const muted = new SvelteSet(recallList(STORED_AS, isText));

const entry = (table: string, seat: number): string => `${table}/${seat}`;

/** Whether this browser wants to hear nothing of what a seat says at a table. */
export function isMuted(table: string, seat: number | null): boolean {
  return seat !== null && muted.has(entry(table, seat));
}

/** Mutes a seat, or lets it be heard again. */
export function toggleMuted(table: string, seat: number): void {
  const changed = entry(table, seat);
  if (!muted.delete(changed)) muted.add(changed);
  remember(STORED_AS, JSON.stringify([...muted].slice(-KEPT)));
}
