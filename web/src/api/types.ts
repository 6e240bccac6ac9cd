// Written by `python -m tools.types` from the server's messages; do not edit.

export type Arg = string | number;
export type FromClient = Hello | Act | Why | Undo;
export type ToClient = Update | Refused | Because | Problem;
export type GameView = SchatzinselView | SilverGoldView;

/** An action of the client's seat in the position of the update with this `seq`. */
export interface Act {
  type: "act";
  action: number;
  seq: number;
}

/** An entry of the action table; its number is its place in the list. */
export interface ActionInfo {
  kind: string;
  args: Record<string, string>;
  notation: string;
}

/** The answer to `why`; None means the action is legal. */
export interface Because {
  type: "because";
  action: number;
  seq: number;
  refusal: RefusalInfo | null;
}

/** A bot that can take a seat; its name and description are texts `bot-<id>` and `bot-<id>-about`. */
export interface BotInfo {
  id: string;
}

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

/** What happened: text `<game>-event-<code>` and its arguments; an argument `seat` is a seat number. */
export interface EventInfo {
  code: string;
  args: Record<string, Arg>;
}

/** The pattern of this turn with its distinct orientations, cells as [column, row] offsets from the top left. */
export interface ExpeditionView {
  name: string;
  orientations: number[][][];
}

/** A field of the board with a tile on it; row and column count from 0, from the top left. */
export interface FieldView {
  chest: boolean;
  column: number;
  cross: boolean;
  guards: number;
  row: number;
  start: boolean;
  tile: string;
}

/** What a legal action would score, and the fields that count for it (as 5 * row + column). */
export interface GainView {
  counted: number[];
  points: number;
}

/** A game in the chest, without its action table. */
export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  minutes: number;
  rules_version: number;
  options: OptionInfo[];
  bots: BotInfo[];
}

/** The action table of a game. */
export interface GameTable {
  id: string;
  rules_version: number;
  actions: ActionInfo[];
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

/** The first message of a client: its key (None: a spectator) and the `seq` of the last update it has. */
export interface Hello {
  type: "hello";
  key?: string | null;
  since?: number;
}

/** One action and what it caused; of a secret action of somebody else only that there was one. */
export interface LogEntry {
  seat: number | null;
  notation: string | null;
  events: EventInfo[];
}

/** A wish for a table; the first person's seat is the maker's. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Arg>;
}

/** An option of a game: either a few values, or a whole number within limits. */
export interface OptionInfo {
  name: string;
  default: Arg;
  values: string[] | null;
  low: number | null;
  high: number | null;
}

/** A pattern in its first orientation, cells as [column, row] offsets; `used` only with the tracker, else null. */
export interface PatternView {
  cells: number[][];
  name: string;
  used: boolean | null;
}

/** Something other than the rules is wrong: text `problem-<code>`. */
export interface Problem {
  type: "problem";
  code: string;
  args: Record<string, Arg>;
}

/** The ratings of solo games: from how many points each is reached, and the one reached so far. */
export interface RatingView {
  levels: (Record<string, Arg>)[];
  now: string;
}

/** Why not: text `<game>-refusal-<code>` (or `refusal-<code>`), its arguments, and the rule. */
export interface RefusalInfo {
  code: string;
  rule: string;
  args: Record<string, Arg>;
}

/** An action was not accepted; nothing changed. */
export interface Refused {
  type: "refused";
  action: number;
  seq: number;
  refusal: RefusalInfo;
}

/**
 * The table as one seat sees it; without a seat there is no screen and nothing to gain.
 *
 * `rows` and `columns` are the numbers of the coordinate stones from the top and from the left. `kind` is the kind of
 * action under way in this turn (take, take-guard, lay, chest, guard), `closed` the kinds that are over for this turn,
 * `last` the tile laid just before. `gains` has an entry for each legal action that scores, by its notation.
 */
export interface SchatzinselView {
  closed: string[];
  columns: number[];
  crosses: string[];
  fields: FieldView[];
  gains: Record<string, GainView>;
  guards: string;
  kind: string | null;
  lap: number;
  last: string | null;
  points: number[];
  rows: number[];
  rules: string;
  screen: ScreenView | null;
  stock: StockView;
  turn: number;
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

/** What lies behind one's own screen. */
export interface ScreenView {
  chests: number;
  guards: number;
  tiles: string[];
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

/** Who sits somewhere; `name` is None for people who gave none. */
export interface SeatInfo {
  name: string | null;
  bot: string | null;
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

/** Who shall sit somewhere: a bot by its id, or (None) a person. */
export interface SeatWish {
  bot?: string | null;
  name?: string | null;
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
  opened: Record<string, number | string[]> | null;
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

/** What lies free beside the board. */
export interface StockView {
  guards: number;
  tiles: string[];
}

/** A table someone sits at, with the proof. */
export interface TableKey {
  table: string;
  key: string;
}

/** The table and the key that proves who sits on the maker's seat. */
export interface TableMade {
  table: string;
  seat: number;
  key: string;
}

/** A line for the list of games to continue. */
export interface TableSummary {
  table: string;
  game: string;
  seats: SeatInfo[];
  seat: number;
  your_turn: boolean;
  over: boolean;
  moves: number;
  changed: number;
}

/** A trophy of the round card: free, won by a seat, or struck out (solo). */
export interface TrophyView {
  free: boolean;
  points: number;
  seat: number | null;
}

/** Take back the last of my own actions, in the position of the update with this `seq`. */
export interface Undo {
  type: "undo";
  seq: number;
}

/**
 * The table as this client may see it; `seq` counts all that was done, undos included.
 *
 * `log` replaces everything from entry `log_from` on, so an undo sends a smaller `log_from`. `undo` is how
 * many actions the client's seat may take back now (0: none).
 */
export interface Update {
  type: "update";
  seq: number;
  seat: number | null;
  seats: SeatInfo[];
  game: string;
  options: Record<string, Arg>;
  seed_hash: string;
  seed: string | null;
  to_act: number[];
  legal: number[];
  scores: number[];
  winners: number[];
  over: boolean;
  undo: number;
  log_from: number;
  log: LogEntry[];
  view: GameView;
}

/** Why may I not do this? */
export interface Why {
  type: "why";
  action: number;
}
