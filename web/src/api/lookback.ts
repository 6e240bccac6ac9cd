import { changed, type Changes } from "./changes";
import type { LogEntry, Past, Update } from "./types";

/** The log after an update: everything from entry `from` on is replaced. */
export function mergeLog(log: LogEntry[], from: number, entries: LogEntry[]): LogEntry[] {
  return [...log.slice(0, from), ...entries];
}

/** A step of the past, whole. */
export interface PastStep {
  update: Update;
  /** The log up to it. */
  log: LogEntry[];
  /** All hands are open. */
  open: boolean;
  /** The number of the first step that may be looked at. */
  first: number;
  /** The numbers of all steps that could be looked at when the past was opened. */
  numbers: number[];
  /** Whether this opened it: with other eyes, or because something was taken back. */
  isNew: boolean;
}

/** Puts together what one line is told of the past: the other end tells what changed since the step it told last. */
export class Lookback {
  #last: PastStep | null = null;

  hear({ open, first, numbers, update: sent }: Past): PastStep | null {
    const before = sent.whole ? null : this.#last;
    if (!sent.whole && !before) return null;
    const view = before ? (changed(before.update.view, sent.view as Changes) as Update["view"]) : sent.view;
    this.#last = {
      update: { ...sent, whole: true, view },
      log: mergeLog(before?.log ?? [], sent.log_from, sent.log),
      open,
      first,
      numbers: numbers ?? before?.numbers ?? [],
      isNew: sent.whole,
    };
    return this.#last;
  }

  /** Whether the last step was told to the eyes of this seat, or, where that is null, to those of a spectator. */
  isOf(seat: number | null): boolean {
    return this.#last !== null && !this.#last.open && this.#last.update.seat === seat;
  }

  /** The number of the last of so many steps. */
  numberOf(count: number): number {
    return count === 0 ? 0 : (this.#last?.numbers[count - 1] ?? count);
  }

  /** The line is a new one. */
  forget(): void {
    this.#last = null;
  }
}
