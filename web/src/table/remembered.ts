import type { Seen } from "../api/still";
import type { Update } from "../api/types";
import { recallList, remember } from "../storage";

/** A table as it was left. */
interface Left {
  table: string;
  seen: Seen;
}

const STORED_AS = "schatzkiste-positions";
/** So many are kept: as many as the home page shows. */
const MOST = 12;

/** Remembers what this player saw of a table when leaving it. */
export function rememberPosition(table: string, update: Update): void {
  const { game, seat, seats, options, to_act, scores, over, winners, view } = update;
  const seen: Seen = { game, seat, seats, options, to_act, legal: [], scores, over, winners, view };
  const others = all().filter((left) => left.table !== table);
  remember(STORED_AS, JSON.stringify([{ table, seen }, ...others].slice(0, MOST)));
}

/** What this player saw of a table last; null when that is forgotten. */
export function rememberedPosition(table: string): Seen | null {
  return all().find((left) => left.table === table)?.seen ?? null;
}

/** Forgets a table that is no more. */
export function forgetPosition(table: string): void {
  remember(STORED_AS, JSON.stringify(all().filter((left) => left.table !== table)));
}

function all(): Left[] {
  return recallList(STORED_AS, isLeft);
}

function isLeft(value: unknown): value is Left {
  return typeof value === "object" && value !== null && "table" in value && "seen" in value;
}
