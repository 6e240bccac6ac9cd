import { getContext, setContext, type Snippet } from "svelte";
import type { Session } from "../api/session.svelte";
import type { LogEntry } from "../api/types";

/** What the frame of a table needs to know when it shows the past. */
export interface PastFrame {
  /** Who asks what the table was like. */
  readonly line: Session;
  /** The sign beside the title. */
  readonly sign: Snippet;
  /** What stands in place of what to do now. */
  readonly now: Snippet;
  /** The log with what came after the step that is shown. */
  readonly log: readonly LogEntry[];
  /** How many entries of it had happened. */
  readonly at: number;
  /** Shows the table after so many entries of the log. */
  go(at: number): void;
}

const KEY = Symbol("past");

/** Tells everything below that the past is shown. */
export function providePast(past: PastFrame): void {
  setContext(KEY, past);
}

/** The past around; null in the present. */
export function pastAround(): PastFrame | null {
  return getContext<PastFrame | undefined>(KEY) ?? null;
}
