import type { Manners, NewTable, Update } from "../api/types";

/** The same table once more: same players, same agreement, and everybody one seat on, so that another one begins. */
export function sameAgain(
  { game, seats, options }: Pick<Update, "game" | "seats" | "options">,
  manners: Manners | undefined,
): NewTable {
  const [first, ...others] = seats.map(({ name, bot }) => ({ name, bot }));
  return { game, seats: first ? [...others, first] : [], options, ...(manners && { manners }) };
}
