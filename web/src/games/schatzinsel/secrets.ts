import type { SchatzinselView } from "../../api/views/schatzinsel";

/** Whether the view shows what only its seat may see: the tiles behind the own screen. */
export const hidesSomething = ({ screen }: SchatzinselView): boolean => screen !== null;
