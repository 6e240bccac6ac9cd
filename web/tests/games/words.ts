import { StillSession, type Seen } from "../../src/api/still";
import type { Update } from "../../src/api/types";
import { openBrowser } from "../browser";

/** Loads the English texts of a game, as its page does. */
export async function openWords(game: string): Promise<void> {
  openBrowser();
  const texts = await import("../../src/text/texts.svelte");
  await texts.loadGameTexts(game);
}

/** A table that seat 0 looks at, and plays at unless it is said otherwise. */
export function seen(game: string, view: unknown, legal: string[], rest: Partial<Seen> = {}): StillSession {
  return new StillSession({
    game,
    seat: 0,
    seats: [],
    options: {},
    to_act: [0],
    legal,
    scores: [0, 0],
    over: false,
    winners: [],
    view: view as Update["view"],
    ...rest,
  });
}
