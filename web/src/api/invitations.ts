import { recallList, remember } from "../storage";
import type { Invitation } from "./types";

const STORED_AS = "schatzkiste-invitations";
const KEPT = 20;

type Entry = Invitation & { table: string };

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { table, invitation, code } = value as Record<string, unknown>;
  return [table, invitation, code].every((part) => typeof part === "string");
}

const entries = (): Entry[] => recallList(STORED_AS, isEntry);

/** The invitation to a table that this browser has made; nobody else knows it in plain. */
export function invitationTo(table: string): Invitation | null {
  return entries().find((entry) => entry.table === table) ?? null;
}

/** Remembers the invitation that counts; earlier ones to this table have ended. */
export function keepInvitation(table: string, { invitation, code }: Invitation): void {
  const others = entries().filter((entry) => entry.table !== table);
  remember(STORED_AS, JSON.stringify([{ table, invitation, code }, ...others].slice(0, KEPT)));
}

/** Forgets the invitation to a table: it has ended. */
export function forgetInvitation(table: string): void {
  remember(STORED_AS, JSON.stringify(entries().filter((entry) => entry.table !== table)));
}
