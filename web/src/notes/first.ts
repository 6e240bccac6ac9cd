import type { EventInfo, LogEntry } from "../api/types";
import { kindOf } from "../board/notation";
import { recallList, remember } from "../storage";

/** Something that is explained when it appears for the first time: an event, or a kind of action that can be done. */
export type First = { text: string } & ({ event: string } | { ask: string });

/** A first time, with the event if it was one. */
export interface Appeared {
  first: First;
  event: EventInfo | null;
}

const STORED_AS = "schatzkiste-notes";
const isText = (value: unknown): value is string => typeof value === "string";

/** What was explained in this browser, by its texts. */
export function explained(): ReadonlySet<string> {
  return new Set(recallList(STORED_AS, isText));
}

export function keepExplained(text: string): void {
  remember(STORED_AS, JSON.stringify([...explained(), text]));
}

/** What has appeared in these entries of the log, or can be done now, and was not explained yet. */
export function appeared(
  firsts: readonly First[],
  known: ReadonlySet<string>,
  log: readonly LogEntry[],
  legal: readonly string[],
): Appeared | null {
  const events = log.flatMap((entry) => entry.events);
  const kinds = new Set(legal.map(kindOf));
  for (const first of firsts) {
    if (known.has(first.text)) continue;
    if ("ask" in first) {
      if (kinds.has(first.ask)) return { first, event: null };
      continue;
    }
    const event = events.find(({ code }) => code === first.event);
    if (event) return { first, event };
  }
  return null;
}
