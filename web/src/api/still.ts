import type { Session } from "./live.svelte";
import type { LogEntry, Update } from "./types";

/** What the drawing of a table needs to know of its session. */
export type TableSession = Pick<
  Session,
  "table" | "update" | "log" | "status" | "refused" | "problem" | "busy" | "act" | "undo" | "why"
>;

/** What a seat sees in a position that nobody plays, as `tools.figures` writes it. */
export type Seen = Pick<
  Update,
  "game" | "seat" | "seats" | "options" | "to_act" | "legal" | "scores" | "over" | "winners" | "view"
>;

/** A position to look at: nothing can be done there, and nothing happens. */
export class StillSession implements TableSession {
  readonly table = "";
  readonly update: Update;
  readonly log: LogEntry[] = [];
  readonly status = "live";
  readonly refused = null;
  readonly problem = null;
  readonly busy = false;

  constructor(seen: Seen) {
    this.update = {
      type: "update",
      seq: 0,
      seed_hash: "",
      seed: null,
      undo: 0,
      ask_undo: false,
      timing: null,
      log_from: 0,
      log: [],
      whole: true,
      ending: null,
      ...seen,
    };
  }

  /** The same position, told differently. */
  with(change: Partial<Seen>): StillSession {
    return new StillSession({ ...this.update, ...change });
  }

  act(): void {}

  undo(): void {}

  why(): Promise<null> {
    return Promise.resolve(null);
  }
}
