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
 * `card_points` is what those cards add to the score with all seals, `crosses` how many fields are still a duty.
 */
export interface EffectView {
  card_points: number;
  coins: number;
  completes: number[];
  crosses: number;
  palms: number[];
  rows: number[];
}

/** The pattern of this turn with its distinct orientations, cells as [column, row] offsets from the top left. */
export interface ExpeditionView {
  name: string;
  orientations: number[][][];
}

/**
 * One of a player's two cards; `marks` are final, `fresh` are of this turn, as cells such as b3.
 *
 * `left` counts the free fields, `fits` the placements of this turn's pattern that are open.
 */
export interface HeldView {
  face: CardView;
  fits: number;
  fresh: string[];
  left: number;
  marks: string[];
  slot: number;
}

/** A rating of solo games and the least points that earn it. */
export interface LevelView {
  least: number;
  name: string;
}

/** The pattern or single field marked first in this turn, and the card (1, 2) it lies on. */
export interface OpenedView {
  card: number;
  cells: string[];
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

/** A seal: so many points for each completed card of a colour. */
export interface SealView {
  colour: string;
  value: number;
}

/**
 * A player: the two cards, the score sheet, and how far he is.
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
 * Rounds and turns count from 1. `dealt` are the own four cards while all choose and `kept` the places (1 to 4) of the
 * chosen two. `palm` is what a palm is worth now. `pending` is the effect of the own marks of this turn, `opened`
 * their pattern or single field with its card, `effects` what each legal mark would bring, by its notation. The
 * display lies in the order of age; `under` are the known cards at the bottom of the deck (solo).
 */
export interface SilverGoldView {
  dealt: CardView[];
  deck: number;
  display: CardView[];
  effects: Record<string, EffectView>;
  expedition: ExpeditionView | null;
  kept: number[];
  marking: string;
  opened: OpenedView | null;
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

/** A trophy of the round card: free, won by a seat, or struck out (solo). */
export interface TrophyView {
  free: boolean;
  points: number;
  seat: number | null;
}
