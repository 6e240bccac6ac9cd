import type { DracheninselView } from "../../api/views/dracheninsel";

/** Whether the view shows what only its seat may see: the hand, or cards that it knows of in others. */
export const hidesSomething = ({ hand, players }: DracheninselView): boolean =>
  hand.length > 0 || players.some(({ known }) => known.length > 0);
