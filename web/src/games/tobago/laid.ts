import type { Told } from "../../table/story.svelte";

/** A clue that another player laid since the own last decision, and what it left of its path. */
export interface LaidClue {
  clue: number;
  path: string;
  seat: number;
  before: number;
  after: number;
}

/** The clues that others laid. */
export function laidBy(told: readonly Told[]): LaidClue[] {
  return told
    .filter(({ event }) => event.code === "clue-laid")
    .map(({ event: { args } }) => ({
      clue: Number(args.clue),
      path: String(args.path),
      seat: Number(args.seat),
      before: Number(args.before),
      after: Number(args.after),
    }));
}
