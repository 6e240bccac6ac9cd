import type { ActionInfo } from "../../api/types";

/** What the game may ask a player. */
export type Question =
  | "turn"
  | "exit"
  | "lead"
  | "over"
  | "land"
  | "pay"
  | "rob"
  | "tile"
  | "dragon"
  | "place"
  | "send"
  | "steal"
  | "with"
  | "terrain"
  | "toss"
  | "stop"
  | "go-on"
  | "counter"
  | "share"
  | "answer";

/** The question that each kind of answer belongs to; the first kind that is legal tells. */
const ANSWERS: readonly (readonly [string, Question])[] = [
  ["counter", "counter"],
  ["stop", "stop"],
  ["go-on", "go-on"],
  ["share", "share"],
  ["yield", "answer"],
  ["lead", "lead"],
  ["over", "over"],
  ["land", "land"],
  ["pay", "pay"],
  ["rob", "rob"],
  ["tile", "tile"],
  ["dragon", "dragon"],
  ["place", "place"],
  ["send", "send"],
  ["steal", "steal"],
  ["with", "with"],
  ["terrain", "terrain"],
  ["done", "toss"],
  ["end", "turn"],
];

/** The actions of the game by their notation, and which of them are legal now. */
export class Moves {
  readonly #numbers: Map<string, number>;
  readonly #legal: Set<string>;
  readonly #kinds: Set<string>;

  constructor(actions: readonly ActionInfo[], legal: readonly number[]) {
    this.#numbers = new Map(actions.map((action, number) => [action.notation, number]));
    this.#legal = new Set(legal.map((number) => actions[number]?.notation ?? ""));
    this.#kinds = new Set(legal.map((number) => actions[number]?.kind ?? ""));
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
    return [...this.#legal].filter((notation) => notation === kind || notation.startsWith(`${kind} `));
  }

  /** What is being asked; null when nothing is. */
  get question(): Question | null {
    if (this.#legal.size === 0) return null;
    return ANSWERS.find(([kind]) => this.#kinds.has(kind))?.[1] ?? "exit";
  }
}

/** The kind of an action. */
export function kindOf(notation: string): string {
  return notation.split(" ")[0] ?? "";
}

/** The place, hunter, card or terrain an action names; null when it names none. */
export function objectOf(notation: string): string | null {
  return notation.split(" ")[1] ?? null;
}
