import type { Update } from "../api/types";

/** A game played alone: its points, the ladder of ranks, lowest first, and the rank reached. */
export interface Solo {
  points: number;
  levels: readonly { name: string; least: number }[];
  reached: string;
}

const modules = import.meta.glob<{ soloOf: (update: Update) => Solo | null }>("../games/*/solo.ts", { eager: true });

/** The ladder of a game that was played alone; null where several played, or the game has no ranks. */
export function soloOf(update: Update): Solo | null {
  return modules[`../games/${update.game}/solo.ts`]?.soloOf(update) ?? null;
}
