import { getContext, setContext } from "svelte";
import type { Session } from "../api/live.svelte";
import type { AdviceInfo, Hinted, Problem } from "../api/types";
import type { People } from "../table/people.svelte";

/** What of a table an action is about, by the names of its places. */
export interface Aim {
  /** What a nudge points at. */
  look: string;
  /** Where the action's letter stands. */
  at: readonly string[];
}

/** An action with the arguments by which its game names things. */
export type Named = Pick<AdviceInfo, "action" | "args">;

/** What a game knows about actions that are only advised. */
export interface Guide {
  aimOf(action: Named): Aim;
  /** By which the words of a hint name what the table shows. */
  argsOf?(action: Named): Record<string, string | number>;
  /** What is pressed before the action can be picked at its place; null when nothing is. */
  wayTo?(action: string): string | null;
  /** Whether the player is asked; where it is missing, whenever something can be done. */
  isAsking?(): boolean;
  /** Whether the table can hold the action ready. */
  canPrepare(action: string): boolean;
  /** Picks the action on the table, and does not do it. */
  prepare(action: string): void;
}

/** An action worth thinking about, by a letter. */
export interface Candidate extends AdviceInfo {
  letter: string;
}

/** A nudge, the candidates, the best of them. */
export type Step = 1 | 2 | 3;

/** Whatever stands for an action on the table, as a place. */
export const standsFor = (action: string): string => `do:${action}`;

/**
 * The message in a bottle: a hint for the decision at hand, told in three steps. It goes when the decision does; others
 * who act meanwhile, as where everybody marks at once, do not take it away.
 */
export class Bottle {
  step = $state<Step>(1);
  /** What could be done when the hint was asked for, and in which position that was. */
  #about = $state.raw<{ choice: string; seq: number } | null>(null);
  readonly #choice = $derived.by(() => this.session.update?.legal.join("\n") ?? "");

  /** Whether there is something to decide and a hint may be asked for: among people only if they agreed on it. */
  readonly isOffered = $derived.by(() => {
    const { update, party, story } = this.session;
    if (!this.isGiven || !update || update.seat === null || update.legal.length === 0 || story.isBehind) return false;
    if (this.people.isCovered) return false;
    return this.people.others.length === 0 || (party?.manners.hints ?? false);
  });
  readonly isOpen = $derived.by(() => this.isOffered && this.#about !== null && this.#about.choice === this.#choice);
  readonly hint = $derived.by((): Hinted | null => {
    const { hint } = this.session;
    return this.isOpen && hint?.type === "hint" && hint.seq === this.#about?.seq ? hint : null;
  });
  /** Why there is no hint. */
  readonly problem = $derived.by((): Problem | null => {
    const { hint } = this.session;
    return this.isOpen && hint?.type === "problem" ? hint : null;
  });
  /** What is worth thinking about, in an order that does not tell which is the best. */
  readonly candidates = $derived.by((): Candidate[] => {
    const legal = this.session.update?.legal ?? [];
    const inOrder = (this.hint?.actions ?? []).toSorted((a, b) => legal.indexOf(a.action) - legal.indexOf(b.action));
    return inOrder.map((advice, i) => ({ ...advice, letter: String.fromCharCode(65 + i) }));
  });
  readonly best = $derived.by(
    () => this.candidates.find(({ action }) => action === this.hint?.actions[0]?.action) ?? null,
  );

  constructor(
    private readonly session: Session,
    private readonly people: People,
    /** Whether hints are given at this table at all. */
    private readonly isGiven: boolean = true,
  ) {}

  get game(): string {
    return this.session.update?.game ?? "";
  }

  /** Asks for a hint, or again after there was none. */
  ask(): void {
    if (!this.isOffered || !this.session.askHint()) return;
    this.step = 1;
    this.#about = { choice: this.#choice, seq: this.session.update?.seq ?? 0 };
  }

  /** Tells more; where there is nothing to choose from the nudge is followed by the best. */
  more(): void {
    this.step = this.step === 1 && this.candidates.length > 1 ? 2 : 3;
  }

  close(): void {
    this.#about = null;
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.ask();
  }

  /** The places that are marked at this step, with the letters that stand there. */
  marks(guide: Guide): ReadonlyMap<string, string> {
    if (!this.best) return new Map();
    if (this.step === 1) return new Map([[guide.aimOf(this.best).look, ""]]);
    const marks = new Map<string, string>();
    for (const advice of this.step === 2 ? this.candidates : [this.best])
      for (const place of guide.aimOf(advice).at) marks.set(place, `${marks.get(place) ?? ""}${advice.letter}`);
    return marks;
  }
}

const KEY = Symbol("bottle");

/** Lets everything below ask for hints. */
export function provideBottle(bottle: Bottle): void {
  setContext(KEY, bottle);
}

/** The bottle of the table around; null where nobody decides, as in a picture of a table. */
export function bottleAround(): Bottle | null {
  return getContext<Bottle | undefined>(KEY) ?? null;
}
