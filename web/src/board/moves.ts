import type { ActionInfo } from "../api/types";

/** The actions of a game by their notation, and which of them are legal now. */
export class Moves {
  readonly #numbers: Map<string, number>;
  readonly #legal: Set<string>;

  constructor(actions: readonly ActionInfo[], legal: readonly number[]) {
    this.#numbers = new Map(actions.map((action, number) => [action.notation, number]));
    this.#legal = new Set(legal.map((number) => actions[number]?.notation ?? ""));
  }

  /** Whether nothing is legal now. */
  get none(): boolean {
    return this.#legal.size === 0;
  }

  /** The number of an action in the action table. */
  number(notation: string): number {
    const number = this.#numbers.get(notation);
    if (number === undefined) throw new Error(`the action table has no "${notation}"`);
    return number;
  }

  /** Whether the action table has such an action at all. */
  knows(notation: string): boolean {
    return this.#numbers.has(notation);
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

/** The kind of an action. */
export function kindOf(notation: string): string {
  return notation.split(" ")[0] ?? "";
}

/** What the action names first; null when it names nothing. */
export function objectOf(notation: string): string | null {
  return notation.split(" ")[1] ?? null;
}
