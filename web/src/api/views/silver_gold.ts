// Written by `python -m tools.types`; do not edit.

/** A completed card and its points. */
export interface CardScore {
  card: string;
  colour: string;
  points: number;
}

/** The face of a treasure card; `rows` draw the island with the signs of the data file: . # x o p. */
export interface CardView {
  colour: string;
  name: string;
  points: number;
  rows: string[];
  seal: SealView | null;
}

/**
 * What marks bring: coins that count, points for each palm that scores, rows they fill, cards they complete (1, 2).
 *
 * `card_points` is what those cards add to the score with all seals, `crosses_left` how many fields are still to be
 * marked for crosses.
 */
export interface EffectView {
  card_points: number;
  coins: number;
  completes: number[];
  crosses_left: number;
  palms: number[];
  rows: number[];
}

/** The pattern of this turn with its distinct orientations, cells as [column, row] offsets from the top left. */
export interface ExpeditionView {
  name: string;
  orientations: number[][][];
}

/** The pattern or single field marked first in this turn, and the card (1, 2) it lies on. */
export interface FirstMarkView {
  card: number;
  cells: string[];
}

/**
 * One of a player's two cards; `marks` are final, `new_marks` are of this turn, as cells such as b3.
 *
 * `left` counts the free fields, `fits` the placements of this turn's pattern that are open.
 */
export interface HeldView {
  face: CardView;
  fits: number;
  left: number;
  marks: string[];
  new_marks: string[];
  slot: number;
}

/** A rating of solo games and the least points that earn it. */
export interface LevelView {
  least: number;
  name: string;
}

/** A pattern in its first orientation, cells as [column, row] offsets; `used` only with the tracker, else null. */
export interface PatternView {
  cells: number[][];
  name: string;
  used: boolean | null;
}

/** The ratings of solo games, lowest first, and the one reached so far. */
export interface RatingView {
  levels: LevelView[];
  now: string;
}

/** A player's points as they stand, each where it comes from; `trophies` from the upper row down. */
export interface ScoreSheet {
  card_points: number;
  cards: CardScore[];
  coins: number;
  palm_points: number;
  palms: number[];
  seal_points: number;
  seals: SealScore[];
  total: number;
  trophies: number[];
  trophy_points: number;
}

/** A seal on a completed card: its value for each of `count` completed cards of its colour. */
export interface SealScore {
  card: string;
  colour: string;
  count: number;
  points: number;
  value: number;
}

/** A seal: points for each completed card of a colour. */
export interface SealView {
  colour: string;
  value: number;
}

/**
 * A player: the two cards, the score sheet, and how far they are.
 *
 * `stage` is choose, pattern, cross, ready (to be confirmed) or done while all choose or mark; of others with hidden
 * marks it is only marking or done. In the settlement it is settle for whoever takes a card now, else wait; over at
 * the end.
 */
export interface SeatView {
  cards: HeldView[];
  completed: CardView[];
  sheet: ScoreSheet;
  stage: string;
}

/**
 * The table as one seat sees it.
 *
 * Rounds and turns count from 1. `dealt` are the seat's four cards while all choose and `kept` the places (1 to 4) of
 * the chosen two. `palm` is what a palm is worth now. `first_mark` is the pattern or single field that the seat marked
 * in this turn, `pending` what all its marks of this turn bring, `effects` what each legal mark would make of that, by
 * its notation. The display lies in the order of age; `under` are the cards put under the deck (solo).
 */
export interface SilverGoldView {
  dealt: CardView[];
  deck: number;
  display: CardView[];
  effects: Record<string, EffectView>;
  expedition: ExpeditionView | null;
  first_mark: FirstMarkView | null;
  kept: number[];
  marking: string;
  palm: number;
  patterns: PatternView[];
  pending: EffectView | null;
  phase: string;
  rating: RatingView | null;
  round: number;
  rounds: number;
  seat: number | null;
  seats: SeatView[];
  starter: number;
  tracker: string;
  trophies: TrophyView[];
  turn: number;
  turns: number;
  under: CardView[];
}

/** A trophy of the round card: free, won by a seat, or lost (solo). */
export interface TrophyView {
  free: boolean;
  points: number;
  seat: number | null;
}
