import type { ActionInfo } from "../../api/types";

/** The four treasure paths in the order of the table. */
export const PATHS = ["white", "grey", "brown", "black"] as const;

export type PathName = (typeof PATHS)[number];

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

/** The last thing an action names: its space, path or clue. */
export function aimOf(notation: string): string {
  return notation.split(" ").at(-1) ?? "";
}
