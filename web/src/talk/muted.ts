import { SvelteSet } from "svelte/reactivity";
import { recallList, remember } from "../storage";

const STORED_AS = "schatzkiste-muted";
const KEPT = 100;

const isText = (value: unknown): value is string => typeof value === "string";
const muted = new SvelteSet(recallList(STORED_AS, isText));

/**
 * Somebody at a table, by name: people change seats, and a seat may be handed to somebody else. Spectators have neither
 * name nor seat, so they are one.
 */
const entry = (table: string, seat: number | null, name: string | null): string => `${table}/${name ?? seat ?? ""}`;

function keep(): void {
  remember(STORED_AS, JSON.stringify([...muted].slice(-KEPT)));
}

/** Whether this browser wants to hear nothing of what somebody at a table says; without a seat, what spectators say. */
export function isMuted(table: string, seat: number | null, name: string | null): boolean {
  return muted.has(entry(table, seat, name));
}

/** Mutes somebody, or lets them be heard again. */
export function toggleMuted(table: string, seat: number | null, name: string | null): void {
  const changed = entry(table, seat, name);
  if (!muted.delete(changed)) muted.add(changed);
  keep();
}

/** Whoever was muted at a table stays so where the same people go on. */
export function muteAlso(from: string, to: string): void {
  const there = `${from}/`;
  for (const one of [...muted]) if (one.startsWith(there)) muted.add(`${to}/${one.slice(there.length)}`);
  keep();
}
