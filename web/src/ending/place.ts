import type { Update } from "../api/types";

/** The place of a seat, winners first, also where a tie-break made them. */
export function placeOf({ scores, winners }: Pick<Update, "scores" | "winners">, seat: number): number {
  if (winners.includes(seat)) return 1;
  return 1 + scores.filter((other, rival) => other > scores[seat]! || winners.includes(rival)).length;
}

/** The seats in the order of their places. */
export function ranking(update: Pick<Update, "scores" | "winners">): number[] {
  return update.scores.map((_, seat) => seat).sort((a, b) => placeOf(update, a) - placeOf(update, b));
}
