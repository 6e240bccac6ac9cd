// Written by `python -m tools.types`; do not edit.

/** A clue card in tokens, for words and icons. */
export interface ClueView {
  clue: number;
  largest: boolean;
  negated: boolean;
  relation: string;
  subject: string;
}

/** What a clue in hand would do on a path: which spaces stay and go, or the code of why it is refused. */
export interface FitView {
  against: number | null;
  fits: boolean;
  goes: string[];
  path: string;
  refusal: string | null;
  stays: string[];
}

/** The gold that everybody can count; the first `safe_left` cards of the stack are no curses (TO-2.2). */
export interface GoldView {
  curses_left: number;
  discards: number[];
  face_down: number;
  last_treasure: boolean;
  safe_left: number;
  stack: number;
}

/** A clue in hand with what it would do on each path. */
export interface HandView {
  clue: ClueView;
  fits: FitView[];
}

/** A clue on a path with its rose. */
export interface LaidView {
  clue: ClueView;
  double: boolean;
  seat: number;
}

/** A path; `possible` counts the spaces left, `markers` lie there once they suffice, `located` is the last one. */
export interface PathView {
  clues: LaidView[];
  located: string | null;
  markers: string[];
  path: string;
  possible: number;
  removed: string[];
  spaces: string[];
}

/** A space that the vehicle can reach: in how many legs, the last of them from `via`. */
export interface ReachView {
  legs: number;
  space: string;
  via: string;
}

/** A rose of a treasure being shared; `clue` is None for the raiser's, `taken` what it brought. */
export interface RoseView {
  clue: ClueView | null;
  seat: number;
  taken: number | null;
}

/** What everybody can count of one player. */
export interface SeatView {
  amulets: number;
  clues: number;
  gold_cards: number;
  roses: number;
  vehicle: string | null;
}

/**
 * A treasure being shared: roses from the bottom up, `asked` the one that is asked now.
 *
 * `known` are the values (0 is a curse) of the cards still face down that the seat drew itself; `curses_possible` is
 * how many curses may lie among the others, as far as the seat can know. `opener` would open the path anew now.
 */
export interface SharingView {
  asked: number;
  cards: number;
  curses_possible: number;
  face_down: number;
  known: number[];
  offer: number;
  opener: number;
  path: string;
  raiser: number;
  roses: RoseView[];
  shown: ShownView[];
}

/** A card of the treasure that was turned up; `taker` is None when nobody wanted it, or not yet. */
export interface ShownView {
  taker: number | null;
  value: number;
}

/** A space of the island; `region` numbers the regions, `largest` says whether it is the largest of its terrain. */
export interface SpaceView {
  largest: boolean;
  name: string;
  q: number;
  r: number;
  region: number;
  terrain: string;
}

/** A statue; `facing` counts the six directions clockwise from south-east, `gaze` ends where amulets wash up. */
export interface StatueView {
  facing: number;
  gaze: string[];
  shore: string;
  space: string;
}

/**
 * The table as one seat sees it; without a seat there is no hand, no own gold and no reach.
 *
 * `drive` is the drive under way (none, action, extra), `legs_left` what it may still have or, before it, what action
 * B would have. `raisable` are the paths whose treasure lies under the vehicle of the seat whose turn it is.
 * `swapping` is the clue named first, `drawn` the clue drawn for the set-up, `opening` the path to be opened anew.
 */
export interface TobagoView {
  amulets: string[];
  amulets_left: number;
  clue_discards: ClueView[];
  clue_stack: number;
  done: boolean;
  drawn: ClueView | null;
  drive: string;
  gold: GoldView;
  hand: HandView[] | null;
  hand_size: number;
  huts: string[];
  idle_rounds_left: number | null;
  island: string;
  legs_driven: number;
  legs_left: number;
  opening: string | null;
  own_gold: number[] | null;
  palms: string[];
  paths: PathView[];
  phase: string;
  raisable: string[];
  reach: ReachView[];
  round: number;
  rules: string;
  seats: SeatView[];
  sharing: SharingView | null;
  spaces: SpaceView[];
  start: number;
  statues: StatueView[];
  swapping: number | null;
  turn: number;
}
