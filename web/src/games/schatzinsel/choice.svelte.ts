import type { SchatzinselView } from "../../api/views/schatzinsel";
import { PickingChoice } from "../../board/choice.svelte";
import { t } from "../../text/texts.svelte";
import { actionAt, kindOf, typical, type Kind } from "./actions";
import type { Place } from "./chart";

/** What a kind of action, and the piece it is done with, is good for. */
export function aboutKind(kind: Kind): string {
  return t(`schatzinsel-table-about-${kind}`);
}

/** What the player at this table looks at, picks and does. */
export class Choice extends PickingChoice<SchatzinselView> {
  /** The kind of action to which the player limited the table. */
  kind = $state<Kind | null>(null);

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

  /** Pointer or focus came to something that stands for a kind of action. */
  pointKind(kind: Kind, anchor: Element): void {
    if (this.legal.of(kind).length === 0) this.askSoon(typical(this.view, kind), anchor, aboutKind(kind));
    else this.tell(aboutKind(kind), anchor);
  }

  /** Limit the table to a kind of action, or lift the limit; a kind that is not possible says why. */
  pressKind(kind: Kind, anchor: Element): void {
    if (this.legal.of(kind).length === 0) {
      this.ask(typical(this.view, kind), anchor, aboutKind(kind));
    } else {
      this.kind = this.kind === kind ? null : kind;
      this.selected = null;
    }
  }

  override putDown(): void {
    super.putDown();
    this.kind = null;
  }
}
