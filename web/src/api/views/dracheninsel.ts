// Written by `python -m tools.types`; do not edit.

/** The card that can be countered, and what it will do: who goes home, who keeps, which treasure would be lost. */
export interface AnnouncedView {
  card: string;
  hunter: string | null;
  keeper: string | null;
  loses: number | null;
  other: number | null;
  seat: number;
}

/** A boat in the sea; `seat` is None when nobody plays its colour. */
export interface BoatView {
  colour: string;
  hunters: string[];
  name: string;
  q: number;
  r: number;
  seat: number | null;
  treasure: number | null;
}

/** A card in hand: `green` are halves for others' turns, `joker` the hunters for whom it pays everything. */
export interface CardView {
  card: string;
  green: string[];
  halves: string[];
  joker: string[];
}

/**
 * The table as one seat sees it; without a seat there is no hand and nothing to reach.
 *
 * `free` are terrains open by Long Journey, `mover` the hunter fixed for this turn (three players), `actions_taken`
 * how many actions the active player has taken. `played` are the cards of this turn, each with the seat that played
 * it. `asked` says whether the viewer is asked for a reply or to go on; nobody else can see that.
 */
export interface DracheninselView {
  actions_taken: number;
  announced: AnnouncedView | null;
  asked: boolean;
  boats: BoatView[];
  discard: Record<string, number>;
  fields: FieldView[];
  free: string[];
  hand: CardView[];
  may_pass: boolean;
  mover: string | null;
  pile: number;
  plan: PlanView | null;
  played: ([number, string])[];
  players: PlayerView[];
  reach: ReachView[];
  round: number;
  rounds_without_progress: number;
  sharing: SharingView | null;
  top: string | null;
  treasures: TreasureView[];
  turn: number;
  window: WindowView | null;
}

/** A field; `dragon` is 1 or 2, `landing` the colour of the boat it lies in front of. */
export interface FieldView {
  dragon: number | null;
  hunters: string[];
  landing: string | null;
  name: string;
  q: number;
  r: number;
  terrain: string | null;
  treasure: number | null;
}

/** A hunter; `role` is home, boat, walks, waits, keeps or carries; `steps_home` ignores cards. */
export interface HunterView {
  colour: string;
  partner: string | null;
  place: string;
  role: string;
  steps_home: number | null;
  treasure: number | null;
}

/** The viewer's half-made action: a hunter's way, a card and what was chosen for it, or cards put away. */
export interface PlanView {
  card: string | null;
  dragon: number | null;
  flies: boolean;
  flies_out: boolean;
  hunter: string | null;
  out_over: string | null;
  out_to: string | null;
  over: string | null;
  terrain_card: string | null;
  tile: string | null;
  to: string | null;
  tossed: string[];
}

/** A player; `known` are cards in this hand that the viewer knows of. */
export interface PlayerView {
  cards: number;
  coins: number[];
  hunters: HunterView[];
  known: string[];
  points: number;
}

/**
 * A place where a hunter could go next: the terrain to pay and the cards that would do, or the refusal.
 *
 * `effect` is enter, wait, lift, join, rob, deliver or home; `abandons` the value of a treasure that would be lost.
 */
export interface ReachView {
  abandons: number | null;
  effect: string;
  hunter: string;
  pays: string[];
  place: string;
  price: string | null;
  refusal: RefusalView | null;
}

/** Why not, as it travels. */
export interface RefusalView {
  args: Record<string, number | string>;
  code: string;
  rule: string;
}

/** A treasure in a boat: one coin's value, the owner who decides, the partner, who claims all so far. */
export interface SharingView {
  boat: string;
  claimed_by: number | null;
  owner: number;
  partner: number;
  value: number;
}

/** What a Slumber would undo: hunters, dragons and treasures with the place they would return to, tiles, cards. */
export interface TakenBackView {
  cards: number;
  dragons: (string | null)[];
  hunters: Record<string, string>;
  tiles: string[];
  treasures: number[];
}

/** A treasure: waiting, field, carried, kept, boat, cashed or lost. */
export interface TreasureView {
  place: string | null;
  status: string;
  value: number;
}

/** An open window: `order` is who comes first when several reply; it does not tell who is asked. */
export interface WindowView {
  kind: string;
  order: number[];
  takes_back: TakenBackView;
}
