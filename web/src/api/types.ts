// Written by `python -m tools.types`; do not edit.

export type Arg = string | number;
export type FromClient = Hello | Act | Why | Undo;
export type ToClient = Update | Thinking | Refused | Because | Problem;
/** What a seat sees of its game; each game's own is in `views/`. */
export type GameView = object;

/** An action of the client's seat in the position of the update with this `seq`. */
export interface Act {
  type: "act";
  action: string;
  seq: number;
}

/** The answer to `why`; None means the action is legal. */
export interface Because {
  type: "because";
  action: string;
  seq: number;
  refusal: RefusalInfo | null;
}

/** A bot that can take a seat; its name and description are texts `bot-<id>` and `bot-<id>-about`. */
export interface BotInfo {
  id: string;
}

/** Everyone's points from a moment on, which is counted in rounds from the start of the game. */
export interface CurvePoint {
  at: number;
  points: number[];
}

/**
 * What is told of a finished game: the score sheet, how the points grew, and how many rounds it took.
 *
 * `taken_back` says how often each seat took something back after it had seen what was hidden.
 */
export interface Ending {
  rows: SheetRow[];
  curve: CurvePoint[];
  rounds: number;
  taken_back: number[];
}

/** What happened: text `<game>-event-<code>` and its arguments; an argument `seat` is a seat number. */
export interface EventInfo {
  code: string;
  args: Record<string, Arg>;
}

/** A game in the chest. */
export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  minutes: number;
  rules_version: number;
  options: OptionInfo[];
  bots: BotInfo[];
}

/** The first message of a client: its key (None: a spectator) and the `seq` of the last update it has. */
export interface Hello {
  type: "hello";
  key?: string | null;
  since?: number;
}

/**
 * What an action caused, and the action itself if it was the client's own; others learn of it by its events.
 *
 * `stand_in` says that the seat's bot could not decide and another decided in its place.
 */
export interface LogEntry {
  own: string | null;
  events: EventInfo[];
  stand_in?: boolean;
}

/** A request for a table; the first person's seat is the maker's. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, Arg>;
}

/**
 * An option of a game: either a few values, or a whole number within limits.
 *
 * It matters with these numbers of `players`. A `technical` one is for experiments, not for people at a table.
 */
export interface OptionInfo {
  name: string;
  default: Arg;
  players: number[];
  technical: boolean;
  values: string[] | null;
  low: number | null;
  high: number | null;
}

/** Something other than the rules is wrong: text `problem-<code>`. */
export interface Problem {
  type: "problem";
  code: string;
  args: Record<string, Arg>;
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
  action: string;
  seq: number;
  refusal: RefusalInfo;
}

/** Who sits somewhere, and plays with what; `name` is None for people who gave none. */
export interface SeatInfo {
  name: string | null;
  bot: string | null;
  pieces: string[];
}

/** Who is to sit somewhere: a bot by its id, or (None) a person. */
export interface SeatRequest {
  bot?: string | null;
  name?: string | null;
}

/** What a category brought a seat: its points, how many things that were, and those worth showing one by one. */
export interface SheetCell {
  points: number;
  count: number;
  parts: SheetPart[];
}

/** One thing that a cell of a score sheet is made of: what it is, and its number. */
export interface SheetPart {
  what: string;
  value: number;
}

/**
 * A category of the score sheet, with a cell for each seat; one that is only told `counts` for nothing.
 *
 * Its name is text `<game>-sheet-<code>`, the small line below it `<game>-sheet-<note>`, both with `args`.
 */
export interface SheetRow {
  code: string;
  args: Record<string, Arg>;
  note: string;
  counts: boolean;
  cells: SheetCell[];
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

/**
 * A line for the list of a person's games; `scores` are told after the end.
 *
 * `problem` is set when the game cannot be opened any more: text `problem-<code>`.
 */
export interface TableSummary {
  table: string;
  game: string;
  seats: SeatInfo[];
  seat: number;
  your_turn: boolean;
  over: boolean;
  scores: number[];
  winners: number[];
  changed: number;
  problem: Problem | null;
}

/** The seat's bot has given no answer and is asked again, until the next update; `tries` failed until now. */
export interface Thinking {
  type: "thinking";
  seat: number;
  tries: number;
}

/** Take back the last of my own actions, in the position of the update with this `seq`. */
export interface Undo {
  type: "undo";
  seq: number;
}

/**
 * The table as this client may see it; `seq` counts the changes it could notice, undos included.
 *
 * `log` replaces everything from entry `log_from` on, so an undo sends a smaller `log_from`. `undo` is how
 * many actions the client's seat may take back now (0: none). `view` is the `whole` view, or what changed in that of
 * the update before: an object goes deeper, a list of one holds a new value. `ending` comes with the last update of
 * a game.
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
  legal: string[];
  scores: number[];
  winners: number[];
  over: boolean;
  undo: number;
  log_from: number;
  log: LogEntry[];
  whole: boolean;
  view: GameView;
  ending: Ending | null;
}

/** Why may I not do this? */
export interface Why {
  type: "why";
  action: string;
}
