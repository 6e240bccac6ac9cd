import type { Told } from "../../table/story.svelte";
import { cellsOn } from "./happenings";

/** What another player did to one card since the own last decision. */
export interface CardNews {
  /** The cells that were marked, as far as the log tells. */
  cells: string[];
  isTaken: boolean;
}

const TAKEN: ReadonlySet<string> = new Set(["card-taken", "card-drawn"]);

/** What is new on a card of a seat; null when nothing is, as on one that was only kept from the deal. */
export function newsOf(told: readonly Told[], seat: number, card: string): CardNews | null {
  const about = told.filter(
    ({ event, happening }) => happening.seat === seat && event.args.card === card && event.code !== "card-kept",
  );
  if (about.length === 0) return null;
  return {
    cells: about.flatMap(({ happening }) => cellsOn(card, happening.places)),
    isTaken: about.some(({ event }) => TAKEN.has(event.code)),
  };
}

/** The points that a seat won with what it did. */
export function gainOf(told: readonly Told[], seat: number): number {
  return told
    .filter(({ happening }) => happening.seat === seat)
    .reduce((sum, { happening }) => sum + (happening.gain ?? 0), 0);
}
