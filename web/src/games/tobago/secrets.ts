import type { TobagoView } from "../../api/views/tobago";

/** Whether the view shows what only its seat may see: the clues in hand, and the own gold. */
export const hidesSomething = ({ hand, own_gold }: TobagoView): boolean => hand !== null || own_gold !== null;
