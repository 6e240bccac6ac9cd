import { practiseAgain } from "../api/http";
import { keyOf } from "../api/keys";
import type { Manners, NewTable, Problem, Update } from "../api/types";
import { sitDownAt } from "../table/sitDown";

/** Begins practice once more as it began at a table, and goes there; the problem if that did not work. */
export async function tryAgain(table: string): Promise<Problem | null> {
  const answer = await practiseAgain({ table, key: keyOf(table) ?? "" });
  if (!answer.ok) return answer.problem;
  sitDownAt(answer.value);
  return null;
}

/** The same table once more: same players, same agreement, and everybody one seat on, so that another one begins. */
export function sameAgain(
  { game, seats, options }: Pick<Update, "game" | "seats" | "options">,
  manners: Manners | undefined,
): NewTable {
  const [first, ...others] = seats.map(({ name, bot }) => ({ name, bot }));
  return { game, seats: first ? [...others, first] : [], options, ...(manners && { manners }) };
}
