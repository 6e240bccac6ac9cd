/** Shows things one after the other, none of them before the one ahead was seen for a while. */
export class Pace<T> {
  #waiting: T[] = [];
  #shownAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    private readonly hold: () => number,
  ) {}

  /** Shows the item in its turn; one that is not `paced` waits only for those ahead of it. */
  push(item: T, paced: boolean): void {
    if (!paced && this.#waiting.length === 0) this.#showNow(item);
    else {
      this.#waiting.push(item);
      this.#plan();
    }
  }

  /** Forgets what waits: a newer whole picture is about to come. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #plan(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0) return;
    const due = Math.max(0, this.#shownAt + this.hold() - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#showNow(this.#waiting.shift()!);
      this.#plan();
    }, due);
  }

  #showNow(item: T): void {
    this.#shownAt = performance.now();
    this.show(item);
  }
}
