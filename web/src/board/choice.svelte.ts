import type { Session } from "../api/live.svelte";
import type { ActionInfo, Update } from "../api/types";
import { WhyNot } from "../frame/why.svelte";
import { Moves } from "./moves";

const REST_MS = 120;

/** What a player can do and ask at any table; a game adds what he looks at and picks. */
export class TableChoice<View> {
  readonly why: WhyNot;
  #asked = $state<string | null>(null);
  #wondering: ReturnType<typeof setTimeout> | undefined;

  readonly update = $derived.by((): Update => {
    if (!this.session.update) throw new Error("a table is drawn only after its first update");
    return this.session.update;
  });
  readonly view = $derived.by(() => this.update.view as View);
  readonly moves = $derived.by(() => new Moves(this.actions, this.update.legal));
  readonly myTurn = $derived.by(() => this.update.seat !== null && this.update.to_act.includes(this.update.seat));
  /** The action for which the table says why not. */
  readonly doubted = $derived.by(() => (this.why.shown ? this.#asked : null));

  constructor(
    readonly session: Session,
    readonly actions: readonly ActionInfo[],
  ) {
    this.why = new WhyNot(session);
  }

  act(notation: string): void {
    this.session.act(this.moves.number(notation));
  }

  /** Ask when the pointer rests there: on its way across the table it asks nothing. */
  wonder(notation: string, anchor: Element): void {
    clearTimeout(this.#wondering);
    this.#wondering = setTimeout(() => this.ask(notation, anchor), REST_MS);
  }

  ask(notation: string, anchor: Element): void {
    this.#asked = notation;
    void this.why.ask(this.moves.number(notation), anchor);
  }

  /** Pointer or focus went away. */
  leave(): void {
    clearTimeout(this.#wondering);
    this.why.leave();
  }

  /** Begin anew after the position changed. */
  clear(): void {
    clearTimeout(this.#wondering);
    this.why.close();
  }
}
