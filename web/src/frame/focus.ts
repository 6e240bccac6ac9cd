import { tick } from "svelte";

/** Keeps the focus with what had it, or leads it to what is to be done now if that is gone. */
export class FocusKeeper {
  #had: Element | null = null;

  /** Remembers what has the focus, or was pressed. */
  note(element: Element | null): void {
    this.#had = element;
  }

  /** Gives the focus back after a change that took it away. */
  async keep(): Promise<void> {
    await tick();
    if (!this.#had || document.activeElement !== document.body) return;
    const isThere = this.#had.isConnected && !(this.#had as HTMLButtonElement).disabled;
    (isThere ? (this.#had as HTMLElement) : document.getElementById("now"))?.focus({ preventScroll: true });
  }
}
