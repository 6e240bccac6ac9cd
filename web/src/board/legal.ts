import { kindOf } from "./notation";

/** The actions that are legal now, by their notation. */
export class LegalActions {
  readonly #legal: Set<string>;

  constructor(legal: readonly string[]) {
    this.#legal = new Set(legal);
  }

  /** Whether nothing is legal now. */
  get isEmpty(): boolean {
    return this.#legal.size === 0;
  }

  /** Whether an action is legal now. */
  allows(notation: string): boolean {
    return this.#legal.has(notation);
  }

  /** The legal actions of a kind. */
  of(kind: string): string[] {
    return [...this.#legal].filter((notation) => kindOf(notation) === kind);
  }

  /** Whether an action of a kind is legal now. */
  some(kind: string): boolean {
    return this.of(kind).length > 0;
  }
}
