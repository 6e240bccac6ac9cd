import type { ActionInfo } from "../../api/types";

/** The actions of the game by their notation, and which of them are legal now. */
export class Moves {
  readonly #numbers: Map<string, number>;
  readonly #legal: Set<string>;

  constructor(actions: readonly ActionInfo[], legal: readonly number[]) {
    this.#numbers = new Map(actions.map((action, number) => [action.notation, number]));
    this.#legal = new Set(legal.map((number) => actions[number]?.notation ?? ""));
  }

  /** The number of an action in the action table. */
  number(notation: string): number {
    const number = this.#numbers.get(notation);
    if (number === undefined) throw new Error(`the action table has no "${notation}"`);
    return number;
  }

  /** Whether an action is legal now. */
  allows(notation: string): boolean {
    return this.#legal.has(notation);
  }

  /** The legal actions of a kind. */
  of(kind: string): string[] {
    return [...this.#legal].filter((notation) => notation.startsWith(`${kind} `));
  }
}

/** The card (1 or 2) and the cells that a mark names. */
export function markOf(notation: string): { slot: number; label: string } {
  const [, card = "", label = ""] = notation.split(" ");
  return { slot: Number(card), label };
}

/** The choice of two of the four dealt cards, by their places; null before two are chosen. */
export function pairOf(places: readonly number[]): string | null {
  const [one, other] = [...places].sort((a, b) => a - b);
  return one === undefined || other === undefined ? null : `keep ${one}+${other}`;
}
