import { Session } from "../api/session.svelte";
import type { GameView, LogEntry, Update } from "../api/types";
import type { Opener } from "../games/registry";
import { Story } from "../table/story.svelte";

/** What each seat saw, where all hands are open. */
export function handsIn({ view }: Update): GameView[] | null {
  return "hands" in view ? (view.hands as GameView[]) : null;
}

/** A table as it once was: everything can be looked at, and nothing done. */
export class PastSession extends Session {
  override readonly isPast = true;
  readonly story = new Story(() => {});

  /** What opens all hands on the table itself, once it is here. */
  opener = $state.raw<Opener | null>(null);

  /** Shows a position with the log that led to it; what happened since entry `first` stays marked. */
  show(update: Update, log: LogEntry[], first: number): void {
    const hands = handsIn(update);
    const view = hands && this.opener ? this.opener(update.view, hands) : update.view;
    this.update = { ...update, legal: [], view };
    this.log = log;
    this.status = "live";
    this.story.recall(log, first, update.seat);
  }

  close(): void {
    this.story.close();
  }

  act(): void {}

  undo(): void {}

  askHint(): boolean {
    return false;
  }

  tell(): boolean {
    return false;
  }

  why(): Promise<null> {
    return Promise.resolve(null);
  }
}
