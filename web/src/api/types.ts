// Written by `python -m tools.types`; do not edit.

export type Arg = string | number;
export type FromClient = Hello | Act | Why | Undo;
export type ToClient = Update | Refused | Because | Problem;
/** What a seat sees of its game; each game's own is in `views/`. */
export type GameView = object;

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

/** What happened: text `<game>-event-<code>` and its arguments; an argument `seat` is a seat number. */
export interface EventInfo {
  code: string;
  args: Record<string, Arg>;
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

/** The first message of a client: its key (None: a spectator) and the `seq` of the last update it has. */
export interface Hello {
  type: "hello";
  key?: string | null;
  since?: number;
}

/** What an action caused, and the action itself if it was the client's own; others learn of it by its events. */
export interface LogEntry {
  own: string | null;
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
  action: number;
  seq: number;
  refusal: RefusalInfo;
}

/** Who sits somewhere; `name` is None for people who gave none. */
export interface SeatInfo {
  name: string | null;
  bot: string | null;
}

/** Who shall sit somewhere: a bot by its id, or (None) a person. */
export interface SeatWish {
  bot?: string | null;
  name?: string | null;
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
