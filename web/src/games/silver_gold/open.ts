import type { GameView } from "../../api/types";
import type { SilverGoldView } from "../../api/views/silver_gold";

/** The table with the cards as their owners saw them: the marks that nobody else could see yet are on them. */
export function opened(view: GameView, hands: readonly GameView[]): GameView {
  const table = view as SilverGoldView;
  const seats = table.seats.map((seat, i) => ({ ...seat, cards: (hands[i] as SilverGoldView).seats[i]!.cards }));
  return { ...table, seats };
}
