import type { TableSession } from "../api/still";
import type { Update } from "../api/types";
import { WhyNot } from "../frame/why.svelte";
import { LegalActions } from "./legal";

const REST_MS = 120;

/** What a player can do and ask at any table; a game adds what he looks at and picks. */
export abstract class TableChoice<View> {
  readonly why: WhyNot;
  #asked = $state<string | null>(null);
  #askingSoon: ReturnType<typeof setTimeout> | undefined;

  readonly update = $derived.by((): Update => {
    if (!this.session.update) throw new Error("a table is drawn only after its first update");
    return this.session.update;
  });
  /** What is seen of the position: another object after every change of it, the same while only people come and go. */
  readonly view = $derived.by(() => this.update.view as View);
  readonly legal = $derived.by(() => new LegalActions(this.update.legal));
  readonly myTurn = $derived.by(() => this.update.seat !== null && this.update.to_act.includes(this.update.seat));
  /** The action for which the table says why not. */
  readonly explained = $derived.by(() => (this.why.shown ? this.#asked : null));

  constructor(readonly session: TableSession) {
    this.why = new WhyNot(session);
  }

  act(notation: string): void {
    this.session.act(notation);
  }

  /** Ask when the pointer rests there: on its way across the table it asks nothing. */
  askSoon(notation: string, anchor: Element, about = ""): void {
    clearTimeout(this.#askingSoon);
    this.#askingSoon = setTimeout(() => this.ask(notation, anchor, about), REST_MS);
  }

  ask(notation: string, anchor: Element, about = ""): void {
    this.#asked = notation;
    void this.why.ask(notation, anchor, about);
  }

  /** Say what a thing is when the pointer rests there. */
  tell(about: string, anchor: Element): void {
    clearTimeout(this.#askingSoon);
    this.#asked = null;
    if (about) this.#askingSoon = setTimeout(() => this.why.tell(about, anchor), REST_MS);
  }

  /** Pointer or focus went away. */
  leave(): void {
    clearTimeout(this.#askingSoon);
    this.why.leave();
  }

  /** Put down what waits for a second press. */
  abstract unselect(): void;

  /** Put down whatever was picked. */
  putDown(): void {
    this.unselect();
  }

  /** Begin anew after the position changed. */
  clear(): void {
    clearTimeout(this.#askingSoon);
    this.why.close();
  }
}

/** The choice at a table whose things stand for actions: one is pointed at, one waits for a second press. */
export class PickingChoice<View> extends TableChoice<View> {
  /** The action under the pointer or the focus that can be done. */
  pointed = $state<string | null>(null);
  /** The action that waits for a second press. */
  selected = $state<string | null>(null);

  /** The action whose outcome the table shows. */
  readonly shown = $derived(this.pointed ?? this.selected);

  /** Whether an action can be done now. */
  can(notation: string): boolean {
    return this.legal.allows(notation);
  }

  /** Pointer or focus came to something that stands for this action. */
  point(notation: string, anchor: Element, about = ""): void {
    if (!this.can(notation)) return this.askSoon(notation, anchor, about);
    this.pointed = notation;
    this.tell(about, anchor);
  }

  override leave(): void {
    super.leave();
    this.pointed = null;
  }

  /** Do the action, or with `twice` only when it was picked before; what cannot be done says why. */
  press(notation: string, anchor: Element, twice: boolean, about = ""): void {
    if (!this.can(notation)) this.ask(notation, anchor, about);
    else if (twice && this.selected !== notation) this.select(notation);
    else this.act(notation);
  }

  /** Let the action wait for a second press; a resting mouse elsewhere no longer counts. */
  select(notation: string): void {
    this.selected = notation;
    this.pointed = null;
  }

  override unselect(): void {
    this.selected = null;
  }

  override clear(): void {
    super.clear();
    this.putDown();
    this.pointed = null;
  }
}
