import { TableChoice } from "../../board/choice.svelte";
import { kindOf, objectOf } from "../../board/moves";
import { fieldNamed, middle, type Point } from "./chart";
import { questionOf } from "./question";
import type { DracheninselView, HunterView, ReachView } from "../../api/views/dracheninsel";

/** The actions whose object is a place, by the question they answer. */
const PLACE_KINDS = { turn: "step", exit: "step", over: "over", land: "land", tile: "tile", place: "place" } as const;
/** The questions about a hunter. */
const HUNTER_KINDS = ["lead", "rob", "send", "steal"] as const;

/** A hunter and the seat he belongs to. */
export interface OwnedHunter extends HunterView {
  seat: number;
}

/** A place where something can be done. */
export interface Opening extends Point {
  place: string;
  notation: string;
}

/** What the player at this table looks at, picks and does. */
export class Choice extends TableChoice<DracheninselView> {
  /** The legal action under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The legal action that waits for a second press. */
  selected = $state<string | null>(null);
  /** The turn in which this player does not want to be asked for a Stop any more. */
  letGoTurn = $state<string | null>(null);

  /** What this player is asked; null while he waits. */
  readonly question = $derived.by(() => (this.update.over ? null : questionOf(this.moves)));
  readonly hunters = $derived.by((): OwnedHunter[] =>
    this.view.players.flatMap(({ hunters }, seat) => hunters.map((hunter) => ({ ...hunter, seat }))),
  );
  /** The fields of the first and the second dragon; null off the board. */
  readonly dragons = $derived.by(() =>
    [1, 2].map((dragon) => this.view.fields.find((field) => field.dragon === dragon)?.name ?? null),
  );

  /** Which turn it is. */
  readonly turn = $derived.by(() => `${this.view.round}.${this.view.turn}`);
  /** Where the hunter stands at whom a card is aimed that can still be countered. */
  readonly aimedAt = $derived.by((): string | null => {
    const { announced, turn } = this.view;
    if (!announced) return null;
    if (announced.hunter !== null) return this.hunter(announced.hunter)?.place ?? null;
    return this.hunters.find(({ seat }) => seat === (announced.other ?? turn))?.place ?? null;
  });
  /** The own hunters who may move in this turn. */
  readonly movable = $derived.by(() =>
    this.hunters
      .filter(({ seat, colour }) => seat === this.update.seat && (this.view.mover ?? colour) === colour)
      .map(({ colour }) => colour),
  );

  /** The action whose outcome the table shows. */
  readonly shown = $derived(this.pointed ?? this.selected);

  /** The hunter of a colour. */
  hunter(colour: string): OwnedHunter | undefined {
    return this.hunters.find((hunter) => hunter.colour === colour);
  }

  /** The middle of a field or a boat. */
  pointOf(place: string): Point {
    const boat = this.view.boats.find(({ name }) => name === place);
    return boat ? middle(boat) : fieldNamed(place);
  }

  /** What a step or a landing costs and does; the cheaper one when two hunters could do it. */
  reach(notation: string): ReachView | undefined {
    const [kind, place] = [kindOf(notation), objectOf(notation)];
    if (kind !== "step" && kind !== "land") return undefined;
    const ways = this.view.reach.filter((way) => way.place === place && way.refusal === null);
    return ways.find(({ price }) => price === null) ?? ways[0];
  }

  /** What a press on a place means now: several where it stands for several hunters; none when it means nothing. */
  at(place: string): string[] {
    const { question, moves, hunters, dragons } = this;
    const kind = HUNTER_KINDS.find((name) => name === question);
    const found =
      kind !== undefined
        ? hunters.filter((hunter) => hunter.place === place).map(({ colour }) => `${kind} ${colour}`)
        : question === "dragon"
          ? dragons.flatMap((field, i) => (field === place ? [`dragon ${i + 1}`] : []))
          : [`${PLACE_KINDS[question as keyof typeof PLACE_KINDS] ?? "step"} ${place}`];
    return found.filter((notation) => moves.knows(notation));
  }

  /** Those of these places where something can be done now. */
  openings(places: readonly string[]): Opening[] {
    return places.flatMap((place) => {
      const notation = this.at(place).find((action) => this.moves.allows(action));
      return notation === undefined ? [] : [{ place, notation, ...this.pointOf(place) }];
    });
  }

  /** Where an action happens on the island; null when it names no place there. */
  placeOf(notation: string): string | null {
    const [kind, object] = [kindOf(notation), objectOf(notation)];
    if (kind === "dragon") return this.dragons[Number(object) - 1] ?? null;
    if (HUNTER_KINDS.some((name) => name === kind))
      return this.hunter(object ?? "")?.place ?? null;
    return Object.values(PLACE_KINDS).some((name) => name === kind) ? object : null;
  }

  /** Pointer or focus came to something that stands for this action. */
  point(notation: string | null, anchor: Element): void {
    if (notation === null) return;
    if (this.moves.allows(notation)) this.pointed = notation;
    else this.wonder(notation, anchor);
  }

  /** Pointer or focus went away. */
  override leave(): void {
    super.leave();
    this.pointed = null;
  }

  /** Do the action, or with `twice` only when it was picked before; what is not legal says why. */
  press(notation: string | null, anchor: Element, twice: boolean): void {
    if (notation === null) return;
    if (!this.moves.allows(notation)) this.ask(notation, anchor);
    else if (twice && this.selected !== notation) this.selected = notation;
    else this.act(notation);
  }

  /** Begin anew after the position changed. */
  override clear(): void {
    super.clear();
    this.pointed = null;
    this.selected = null;
  }
}
