import { standsFor, type Guide } from "../../hints/bottle.svelte";
import { kindOf } from "../../board/notation";
import type { Choice } from "./choice.svelte";

/** Answers that are buttons of their own, with nothing to pick before. */
const ALONE: ReadonlySet<string> = new Set(
  "pass end toss done let-go go-on share yield stop counter betray propose-end agree refuse".split(" "),
);

/** What Die Dracheninsel knows about advised actions: places on the island, cards of the hand, buttons. */
export function guideOf(choice: Choice): Guide {
  return {
    aimOf: ({ action }) => {
      const place = choice.placeOf(action) ?? standsFor(action);
      return { look: place, at: [place] };
    },
    isAsking: () => choice.question !== null,
    canPrepare: (action) => !ALONE.has(kindOf(action)),
    prepare: (action) => choice.select(action),
  };
}
