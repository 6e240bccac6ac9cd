import type { FluentVariable } from "@fluent/bundle";
import type { Update } from "../api/types";
import { called } from "../table/names";
import { t } from "../text/texts.svelte";

/** What to do now, for a newcomer. */
export interface Now {
  title: string;
  sentence: string;
  /** Whose ordinary turn it is while this player waits, and who plays after it. */
  awaits?: { seat: number; next: number | null };
}

/** The title with this id, and the sentence that belongs to it. */
export function nowText(id: string, args: Record<string, FluentVariable> = {}): Now {
  return { title: t(id, args), sentence: t(`${id}-text`, args) };
}

/** The same words, said while a seat plays its turn; the next one follows in the order of play. */
export function awaiting(now: Now, seat: number, { scores }: Update, isInOrder = true): Now {
  return { ...now, awaits: { seat, next: isInOrder ? (seat + 1) % scores.length : null } };
}

/** Who has won, as the texts about the end want it. */
export function winnersIn({ winners, seat }: Update, names: readonly string[]): { winners: string; names: string } {
  const list = winners.map((winner) => called({ seat }, names, winner)).join(", ");
  if (winners.length !== 1) return { winners: "several", names: list };
  return { winners: winners[0] === seat ? "you" : "one", names: list };
}
