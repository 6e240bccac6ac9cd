import { standsFor, type Guide } from "../../hints/bottle.svelte";
import { kindOf } from "../../board/notation";
import type { Choice } from "./choice.svelte";
import { cluePlace, pathPlace } from "./happenings";
import { clueArgs } from "./words";

/** Answers that are buttons of their own, with nothing to pick before. */
const ALONE: ReadonlySet<string> = new Set(["stop", "accept", "decline", "end"]);

/** What Tobago knows about advised actions: spaces of the island, paths, clues of the hand and of the paths. */
export function guideOf(choice: Choice): Guide {
  return {
    aimOf: ({ action, args: { space, path, clue } }) => {
      const located = choice.view.paths.find((one) => one.path === path)?.located ?? null;
      const places = [
        ...(space === undefined ? [] : [space]),
        ...(kindOf(action) === "raise" && located !== null ? [standsFor(action), located] : []),
        ...(path === undefined || space !== undefined ? [] : [pathPlace(path)]),
        ...(clue === undefined ? [] : [cluePlace(Number(clue))]),
      ];
      const at = places.length > 0 ? places : [standsFor(action)];
      return { look: at.find((place) => place !== standsFor(action)) ?? at[0]!, at };
    },
    argsOf: ({ args: { clue } }) => (clue === undefined ? {} : clueArgs(choice, Number(clue))),
    wayTo: (action) => {
      const way = choice.wayTo(kindOf(action));
      return way && standsFor(way);
    },
    canPrepare: (action) => !ALONE.has(kindOf(action)),
    prepare: (action) => choice.prepare(action),
  };
}
