import type { Say } from "../api/types";

export type Stamp = NonNullable<Say["stamp"]>;

/** What can be said by one press, in the order of the buttons. */
export const STAMPS: readonly Stamp[] = ["ahoy", "strong", "oh", "haha", "thanks", "wait"];

const drawings = import.meta.glob<string>("./drawings/*.svg", { query: "?url", import: "default", eager: true });

/** The drawing of a stamp. */
export function drawingOf(stamp: Stamp): string | undefined {
  return drawings[`./drawings/${stamp}.svg`];
}
