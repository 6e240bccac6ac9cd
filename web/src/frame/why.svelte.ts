import type { Session } from "../api/live.svelte";
import type { RefusalInfo } from "../api/types";

const GRACE_MS = 350;

/** The question "why not?" at one thing on the table, and its answer beside that thing. */
export class WhyNot {
  shown = $state.raw<{ anchor: Element; refusal: RefusalInfo } | null>(null);

  #anchor: Element | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {}

  /** Asks at a thing (on hover, focus or tap) and shows the reason there; nothing when the action is legal. */
  async ask(action: number, anchor: Element): Promise<void> {
    this.stay();
    this.#anchor = anchor;
    const refusal = await this.session.why(action);
    if (this.#anchor === anchor) this.shown = refusal && { anchor, refusal };
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
