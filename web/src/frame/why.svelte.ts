import type { TableSession } from "../api/still";
import type { RefusalInfo } from "../api/types";

const GRACE_MS = 350;

/** What is told at one thing on the table: what it is and is good for, and why it cannot be done now. */
interface Told {
  anchor: Element;
  about: string;
  refusal: RefusalInfo | null;
}

/** The questions "what is this?" and "why not?" at one thing on the table, and their answer beside that thing. */
export class WhyNot {
  shown = $state.raw<Told | null>(null);

  #anchor: Element | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: TableSession) {}

  /** Asks at a thing (on hover, focus or tap) and shows the answer there; nothing when there is nothing to tell. */
  async ask(action: string, anchor: Element, about = ""): Promise<void> {
    this.tell(about, anchor);
    const refusal = await this.session.why(action);
    if (this.#anchor === anchor) this.shown = refusal || about ? { anchor, about, refusal } : null;
  }

  /** Says what a thing is and what it is good for. */
  tell(about: string, anchor: Element): void {
    this.stay();
    this.#anchor = anchor;
    if (about) this.shown = { anchor, about, refusal: null };
  }

  /** The pointer or the focus left: closes soon, unless it went onto the tip or the next thing. */
  leave(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.close(), GRACE_MS);
  }

  /** Keeps the tip open. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  close(): void {
    clearTimeout(this.#leaving);
    this.#anchor = null;
    this.shown = null;
  }
}
