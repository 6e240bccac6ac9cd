import { standsFor, type Guide } from "../../hints/bottle.svelte";
import type { Choice } from "./choice.svelte";

/** What Die Schatzinsel knows about advised actions: the field of a tile, and the piece that is taken or laid. */
export function guideOf(choice: Choice): Guide {
  return {
    aimOf: ({ action, args: { tile } }) => ({
      look: tile ?? standsFor(action),
      at: tile === undefined ? [standsFor(action)] : [tile, standsFor(action)],
    }),
    canPrepare: (action) => action !== "end",
    prepare: (action) => {
      choice.putDown();
      choice.select(action);
    },
  };
}
