import type { SchatzinselView } from "../../api/views/schatzinsel";
import { TableChoice } from "../../board/choice.svelte";
import { actionAt, kindOf, typical, type Kind } from "./moves";
import type { Place } from "./chart";

/** What the player at this table looks at, picks and does. */
export class Choice extends TableChoice<SchatzinselView> {
  /** The kind of action to which the player limited the table. */
  kind = $state<Kind | null>(null);
  /** The legal action under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The legal action that waits for a second press. */
  selected = $state<string | null>(null);

  /** The action whose outcome the board shows. */
  readonly shown = $derived(this.pointed ?? this.selected);
  /** The kind of action the player is busy with. */
  readonly kindNow = $derived.by(() => {
    const picked = this.selected === null ? null : kindOf(this.selected);
    return picked ?? this.kind ?? (this.myTurn ? this.view.kind : null);
  });

  /** What a press on a field of the board means now. */
  at(place: Place): string {
    return actionAt(this.view, this.kind, place);
  }

  /** Points that a legal action brings. */
  gain(notation: string): number {
    return this.view.gains[notation]?.points ?? 0;
  }

  /** Pointer or focus came to something that stands for this action. */
  point(notation: string, anchor: Element): void {
    if (this.moves.allows(notation)) this.pointed = notation;
    else this.wonder(notation, anchor);
  }

  /** Pointer or focus came to something that stands for a kind of action. */
  pointKind(kind: Kind, anchor: Element): void {
    if (this.moves.of(kind).length === 0) this.wonder(typical(this.view, kind), anchor);
  }

  /** Pointer or focus went away. */
  override leave(): void {
    super.leave();
    this.pointed = null;
  }

  /** Do the action, or with `twice` only when it was picked before; what is not legal says why. */
  press(notation: string, anchor: Element, twice: boolean): void {
    if (!this.moves.allows(notation)) this.ask(notation, anchor);
    else if (twice && this.selected !== notation) this.pick(notation);
    else this.act(notation);
  }

  /** Let the action wait for a second press; a resting mouse elsewhere no longer counts. */
  pick(notation: string): void {
    this.selected = notation;
    this.pointed = null;
  }

  /** Limit the table to a kind of action, or lift the limit; a kind that is not possible says why. */
  pressKind(kind: Kind, anchor: Element): void {
    if (this.moves.of(kind).length === 0) {
      this.ask(typical(this.view, kind), anchor);
    } else {
      this.kind = this.kind === kind ? null : kind;
      this.selected = null;
    }
  }

  /** Begin anew after the position changed. */
  override clear(): void {
    super.clear();
    this.kind = null;
    this.pointed = null;
    this.selected = null;
  }
}
