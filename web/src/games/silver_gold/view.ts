import type { Update } from "../../api/types";

export interface SealView {
  colour: string;
  value: number;
}

/** The face of a treasure card; `rows` draw the island with the signs . # x o p. */
export interface CardView {
  name: string;
  colour: string;
  points: number;
  seal: SealView | null;
  rows: string[];
}

/** One of a player's two cards; `marks` are final, `fresh` are of this turn, as cells such as b3. */
export interface HeldView {
  slot: number;
  face: CardView;
  marks: string[];
  fresh: string[];
  left: number;
  fits: number;
}

/** What marks bring: coins, points for each palm, rows they fill, cards they complete (1, 2). */
export interface EffectView {
  coins: number;
  palms: number[];
  rows: number[];
  completes: number[];
  card_points: number;
  crosses: number;
}

export interface PatternView {
  name: string;
  cells: number[][];
  used: boolean | null;
}

export interface ExpeditionView {
  name: string;
  orientations: number[][][];
}

export interface TrophyView {
  points: number;
  free: boolean;
  seat: number | null;
}

export interface CardScore {
  card: string;
  colour: string;
  points: number;
}

export interface SealScore {
  card: string;
  colour: string;
  value: number;
  count: number;
  points: number;
}

export interface ScoreSheet {
  coins: number;
  trophies: number[];
  palms: number[];
  cards: CardScore[];
  seals: SealScore[];
  trophy_points: number;
  palm_points: number;
  card_points: number;
  seal_points: number;
  total: number;
}

export interface SeatView {
  stage: string;
  cards: HeldView[];
  completed: CardView[];
  sheet: ScoreSheet;
}

export interface RatingView {
  levels: { name: string; from: number }[];
  now: string;
}

export interface SilverGoldView {
  marking: string;
  tracker: string;
  phase: string;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  starter: number;
  dealt: CardView[];
  kept: number[];
  expedition: ExpeditionView | null;
  patterns: PatternView[];
  display: CardView[];
  palm: number;
  deck: number;
  under: CardView[];
  trophies: TrophyView[];
  seats: SeatView[];
  opened: { card: number; cells: string[] } | null;
  pending: EffectView | null;
  effects: Record<string, EffectView>;
  rating: RatingView | null;
}

/** The view of an update of this game. */
export function viewOf(update: Update): SilverGoldView {
  return update.view as unknown as SilverGoldView;
}
