import type { TableSession } from "../../api/still";
import type { DracheninselView, HunterView, ReachView } from "../../api/views/dracheninsel";
import { PickingChoice } from "../../board/choice.svelte";
import type { Point } from "../../board/geometry";
import { kindOf, objectOf } from "../../board/notation";
import { settings } from "../../settings/settings.svelte";
import { fieldNamed, middle } from "./chart";
import { questionOf } from "./question";
import { isBoat } from "./positions";
import { isWorthAStop } from "./stop";

/** The actions whose object is a place, by the question they answer. */
const PLACE_KINDS = { turn: "step", exit: "step", over: "over", land: "land", tile: "tile", place: "place" } as const;
/** Those of them that never name a boat. */
const FIELD_KINDS: ReadonlySet<string> = new Set(["over", "tile", "place"]);
/** The questions about a hunter. */
const HUNTER_KINDS = ["lead", "rob", "send", "steal"] as const;

/** What a hunter does who may step on alone. */
const STARTING: ReadonlySet<string> = new Set(["home", "boat", "walks"]);

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
export class Choice extends PickingChoice<DracheninselView> {
  /** The terrain card that is looked at: the fields that it pays for stand out. */
  weighed = $state<string | null>(null);

  /** The turn in which this player does not want to be asked for a Stop any more. */
  #letGoTurn = $state<string | null>(null);

  readonly #asked = $derived.by(() => (this.update.over ? null : questionOf(this.legal)));
  /**
   * Whether no Stop is called without asking: for this turn, or because nothing happened that is worth one. An answer
   * that the server did not take is asked for again.
   */
  readonly #letsGo = $derived.by(() => {
    if (this.#asked !== "stop" || this.isTaught || this.session.problem) return false;
    return this.#letGoTurn === this.turn || !(settings.everyStop || isWorthAStop(this));
  });
  /** What this player is asked; null while others decide. */
  readonly question = $derived.by(() => (this.#letsGo ? null : this.#asked));
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

  constructor(
    session: TableSession,
    /** In a lesson nothing that is taught is answered by itself. */
    private readonly isTaught = false,
  ) {
    super(session);
  }

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

  /** The boats to which the own hunters may bring the treasure they carry. */
  readonly goals = $derived.by((): string[] => {
    if (this.question !== "turn") return [];
    const carriers = this.movable
      .flatMap((colour) => this.hunter(colour) ?? [])
      .filter(({ role }) => role === "carries");
    return [...new Set(carriers.flatMap(({ colour, partner }) => [colour, ...(partner ? [partner] : [])]))].map(
      (colour) => `boat-${colour}`,
    );
  });

  /** What a press on a place means now: several where it stands for several hunters; none when it means nothing. */
  at(place: string): string[] {
    const { question, hunters, dragons } = this;
    const hunterKind = HUNTER_KINDS.find((name) => name === question);
    if (hunterKind !== undefined)
      return hunters.filter((hunter) => hunter.place === place).map(({ colour }) => `${hunterKind} ${colour}`);
    if (question === "dragon") return dragons.flatMap((field, i) => (field === place ? [`dragon ${i + 1}`] : []));
    const kind = PLACE_KINDS[question as keyof typeof PLACE_KINDS] ?? "step";
    return isBoat(place) && FIELD_KINDS.has(kind) ? [] : [`${kind} ${place}`];
  }

  /** Whether an own hunter stands there who can step on: that needs no reason, and is no step. */
  isOwnStart(place: string): boolean {
    return this.hunters.some(
      (hunter) => hunter.seat === this.update.seat && hunter.place === place && STARTING.has(hunter.role),
    );
  }

  /** Those of these places where something can be done now. */
  openings(places: readonly string[]): Opening[] {
    return places.flatMap((place) => {
      const notation = this.at(place).find((action) => this.legal.allows(action));
      return notation === undefined ? [] : [{ place, notation, ...this.pointOf(place) }];
    });
  }

  /** Where an action happens on the island; null when it names no place there. */
  placeOf(notation: string): string | null {
    const [kind, object] = [kindOf(notation), objectOf(notation)];
    if (kind === "dragon") return this.dragons[Number(object) - 1] ?? null;
    if (HUNTER_KINDS.some((name) => name === kind)) return this.hunter(object ?? "")?.place ?? null;
    return Object.values(PLACE_KINDS).some((name) => name === kind) ? object : null;
  }

  /** Calls no Stop now, and is not asked again in this turn. */
  letTurnGo(): void {
    this.#letGoTurn = this.turn;
    this.act("let-go");
  }

  /** Gives the answer for which the player need not be asked. */
  answerByItself(): void {
    if (this.#letsGo) this.act("let-go");
  }
}
