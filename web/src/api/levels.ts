// Written by `python -m tools.types`; do not edit.

/** The levels of bots by id, the weakest first. */
export const LEVELS: readonly string[] = ["landlubber", "deckhand", "helmsman", "captain", "legend"];

/** What bots of earlier tables are called today. */
export const RENAMED: Readonly<Record<string, string>> = { greedy: "helmsman" };
