import type { SilverGoldView } from "../../api/views/silver_gold";

/** Whether the view shows what only its seat may see: the cards to choose from, or marks that are not shown yet. */
export const hidesSomething = ({ phase, marking, first_mark }: SilverGoldView): boolean =>
  phase === "choose" || (marking === "hidden" && first_mark !== null);
