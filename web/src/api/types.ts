// Written by `python -m tools.types`; do not edit.

export type Arg = string | number;
export type FromClient = Hello | Act | Why | AskHint | Undo | Look | Again | Say | Arrange | Sit | Rename | Remove | Crown | Start | Leave | Cover | Return | Stand | AskUndo | AnswerUndo | SignOut;
export type ToClient = Welcome | PartyMessage | Update | Past | Thinking | Refused | Because | Hinted | Problem;
/** What a seat sees of its game; each game's own is in `views/`. */
export type GameView = object;

/** An action of the client's seat in the position of the update with this `seq`. */
export interface Act {
  type: "act";
  action: string;
  seq: number;
}

/**
 * An action worth thinking about, and what it gains on the second best or loses on the best, in the game's unit.
 *
 * Its words are `<game>-action-<kind>` with these arguments.
 */
export interface AdviceInfo {
  action: string;
  args: Record<string, string>;
  gain: number;
}

/** Have a rematch: the same people, each one place further on; everyone is led there. */
export interface Again {
  type: "again";
}

/** Agree to a request, or not; the one who asked withdraws it by not agreeing. */
export interface AnswerUndo {
  type: "answer-undo";
  agrees: boolean;
}

/**
 * The host changes what is agreed on before the start.
 *
 * `seats` names for each place who is to sit there: the seat number of somebody who sits at the table already, a
 * bot's id, or (None) whoever comes.
 */
export interface Arrange {
  type: "arrange";
  seats: (number | string | null)[];
  options: Record<string, Arg>;
  manners: Manners;
}

/** What would a strong player think about, in the position of the update with this `seq`? */
export interface AskHint {
  type: "hint";
  seq: number;
}

/** Ask the others to let one take back one's last action, in the position of the update with this `seq`. */
export interface AskUndo {
  type: "ask-undo";
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

/** Let a bot play for somebody who has been away for longer than the table's patience. */
export interface Cover {
  type: "cover";
  seat: number;
}

/** The host makes somebody else the host; before the start also oneself, if the host has been away for a minute. */
export interface Crown {
  type: "crown";
  seat: number;
}

/** Everyone's points from a moment on, which is counted in rounds from the start of the game. */
export interface CurvePoint {
  at: number;
  points: number[];
}

/** The code: for one use, until then (seconds since 1970). */
export interface DeviceCode {
  code: string;
  until: number;
}

/**
 * What is told of a finished game: the score sheet, how the points grew, and how many rounds it took.
 *
 * `taken_back` says how often each seat took something back after it had seen what was hidden, `hints` in how many
 * positions it was given a hint; `at` is when it ended, by the server's clock.
 */
export interface Ending {
  rows: SheetRow[];
  curve: CurvePoint[];
  rounds: number;
  taken_back: number[];
  hints: number[];
  at: number;
}

/** What happened: text `<game>-event-<code>` and its arguments; an argument `seat` is a seat number. */
export interface EventInfo {
  code: string;
  args: Record<string, Arg>;
}

/**
 * A game in the chest; in one that `has_windows` others may reply to what somebody does.
 *
 * Its lesson takes `lesson` minutes.
 */
export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  minutes: number;
  rules_version: number;
  options: OptionInfo[];
  has_windows: boolean;
  bots: BotInfo[];
  lesson: number;
}

/** The first message of a client: its key (None: a spectator) and the `seq` of the last update it has. */
export interface Hello {
  type: "hello";
  key?: string | null;
  since?: number;
}

/**
 * The answer to `hint`: actions, the best first, and why that is the best.
 *
 * Words for the reason are `<game>-hint-<reason>` and, as a nudge, `<game>-hint-look-<reason>`; those of `only`,
 * `clear` and `others` belong to all games. What the best gains is `<game>-hint-gain`.
 */
export interface Hinted {
  type: "hint";
  seq: number;
  actions: AdviceInfo[];
  reason: string;
}

/** A new invitation; every earlier one has ended. The code ends when the game starts. */
export interface Invitation {
  invitation: string;
  code: string;
}

/**
 * Take a seat, or the first free one; `key` is made by the device, which keeps it before it asks.
 *
 * Asking again with the same key gives the same seat. `invitation` may be the typed code.
 */
export interface Join {
  table: string;
  name: string;
  key: string;
  invitation?: string | null;
  seat?: number | null;
}

/** Where somebody sits now. */
export interface Joined {
  table: string;
  seat: number;
}

/** Somebody stands before a waiting table; without an invitation only a listed one is shown. */
export interface Knock {
  table: string;
  invitation?: string | null;
}

/**
 * Make a table for practice from a position file, against bots of one kind.
 *
 * Of what a seat knew, the rest is dealt, and one plays on that seat; of a whole position on the first that may act.
 */
export interface LayPosition {
  position: string;
  bot: string;
  name?: string | null;
}

/** Leave the table for good; in a game under way a bot plays on. */
export interface Leave {
  type: "leave";
}

/** Something the learner is to do; its arguments are those that a hint names, too. */
export interface LessonAction {
  action: string;
  args: Record<string, string>;
}

/**
 * A step of a lesson: its text and the one for whoever does something else, the rule, what to do and to look at.
 *
 * A step without anything to do is read. Steps of another `scene` are played at another table.
 */
export interface LessonStep {
  text: string;
  stray: string;
  scene: number;
  rule: string;
  do: LessonAction[];
  point: string[];
}

/**
 * The table of a lesson, the learner's seat there with its key, and all steps of the lesson.
 *
 * `names` are texts: what the seats are called there, where they have names of their own.
 */
export interface LessonTable {
  table: string;
  seat: number;
  key: string;
  step: number;
  steps: LessonStep[];
  names: (string | null)[];
}

/** Lay the table for a game's lesson, as it is before one of its steps. */
export interface LessonWanted {
  game: string;
  step?: number;
  name?: string | null;
}

/**
 * What an action caused, and the action itself if it was the client's own; others learn of it by its events.
 *
 * `stand_in` says that the seat's bot could not decide and another decided in its place, `clock` that a bot decided
 * because the time was used up.
 */
export interface LogEntry {
  own: string | null;
  events: EventInfo[];
  stand_in?: boolean;
  clock?: boolean;
}

/**
 * Show me the table as it was after this step, or the last one if there are fewer, with the eyes of a seat (None: a
 * spectator), or with `open` hands; a later wish takes the place of one that was not answered yet.
 */
export interface Look {
  type: "look";
  step: number;
  seat?: number | null;
  open?: boolean;
}

/**
 * What the people at a table agree on besides the rules; times are seconds.
 *
 * `patience`: how long somebody may be away before a bot may play for them; 0: for ever. `window`: how long a window
 * for replies stays open among people, whoever could reply; 0: nobody waits, bots answer for those who could. `clock`:
 * the time for each decision, and `reserve` what may be used beyond it in the whole game; 0: no clock. `hints`:
 * whether people who play against each other may ask for hints; whoever plays against bots alone always may.
 */
export interface Manners {
  listed: boolean;
  watching: boolean;
  spectators_talk: boolean;
  patience: number;
  window: number;
  clock: number;
  reserve: number;
  hints: boolean;
}

/** Ask for a code that opens one's own seat on one more device, or (`instead`) hands it to somebody for good. */
export interface NewDevice {
  table: string;
  key: string;
  instead?: boolean;
}

/** A request for a table; the first person's seat is the maker's, who is the host. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, Arg>;
  manners?: Manners;
}

/** A listed table with a free seat. */
export interface OpenTable {
  table: string;
  game: string;
  seats: SeatInfo[];
  options: Record<string, Arg>;
  manners: Manners;
  host: number;
  since: number;
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

/**
 * The people at the table, sent whenever something about them changes; `talk` replaces everything from `talk_from`.
 *
 * Before the game has `started` there are no updates. `seat` is the client's own, `order` what it wants in windows,
 * `waived` are those who have told everyone that they will not reply. `rematch` is the table where everyone goes on.
 * `devices` is how many devices open the client's seat. A game of `practice` is none that counts. One that is only
 * `shown` is played by nobody, and `remark` says what is wrong with it, or worth knowing. After `host_until` anybody
 * may become the host of a waiting table whose host is away.
 */
export interface PartyMessage {
  type: "party";
  started: boolean;
  game: string;
  seat: number | null;
  seats: SeatInfo[];
  presence: (Presence | null)[];
  spectators: number;
  host: number;
  host_until: number | null;
  options: Record<string, Arg>;
  manners: Manners;
  invites: boolean;
  order: "ask" | "game" | "mate" | "turn";
  devices: number;
  waived: number[];
  undo: UndoRequest | null;
  rematch: string | null;
  talk_from: number;
  talk: TalkLine[];
  practice: boolean;
  shown: boolean;
  remark: Problem | null;
}

/**
 * The table as it was after a step, as the update's seat may see it, or with `open` hands.
 *
 * Steps are counted from `first`, before which nothing is shown. `numbers` are those of all steps the viewer noticed,
 * in the order of the log; they come with every update that is whole. With open hands the view has a part `hands`:
 * what each seat saw.
 */
export interface Past {
  type: "past";
  step: number;
  open: boolean;
  first: number;
  numbers: number[] | null;
  update: Update;
}

/**
 * Make a table for practice: after a step of a finished game, on a seat, against bots of one kind.
 *
 * What is hidden is as it was, or `anew`: dealt again from what the seat knew then. The `key` opens a seat at that
 * table; it is needed where nobody may watch.
 */
export interface PlayOn {
  table: string;
  step: number;
  seat: number;
  bot: string;
  anew?: boolean;
  name?: string | null;
  key?: string | null;
}

/** A position as it stands in a file. */
export interface PositionFile {
  position: string;
}

/** Whether somebody is connected; if not, since when (seconds since 1970). */
export interface Presence {
  here: boolean;
  since: number;
}

/** Something other than the rules is wrong: text `problem-<code>`. */
export interface Problem {
  type: "problem";
  code: string;
  args: Record<string, Arg>;
}

/** A record as it stands in a file. */
export interface RecordFile {
  record: string;
}

/** The table at which a record can be looked at, and how many steps of it can; `remark` is what is wrong with it. */
export interface RecordShown {
  table: string;
  steps: number;
  remark: Problem | null;
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

/** The host asks somebody to leave the table before the start. */
export interface Remove {
  type: "remove";
  seat: number;
}

/** Change one's name before the start. */
export interface Rename {
  type: "rename";
  name: string;
}

/** Take one's seat back from the bot. */
export interface Return {
  type: "return";
}

/** A table that waits for people, as somebody sees it who stands before it. */
export interface Room {
  table: string;
  game: string;
  seats: SeatInfo[];
  options: Record<string, Arg>;
  manners: Manners;
  host: number;
  started: boolean;
}

/** Say something; `id` is made by the client, so that nothing said twice by mistake is heard twice. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  stamp?: "ahoy" | "haha" | "oh" | "strong" | "thanks" | "wait" | null;
}

/** A clock that runs: until when the seat may decide, and with how many seconds of reserve it began. */
export interface SeatClock {
  seat: number;
  until: number;
  reserve: number;
}

/**
 * Who sits somewhere, and plays with what.
 *
 * `name` is None for people who gave none. Nobody sits on a seat that has neither a person nor a bot. `cover` is the
 * bot that plays for a person who is away; one who is `gone` has left after the end.
 */
export interface SeatInfo {
  name: string | null;
  bot: string | null;
  pieces: string[];
  is_open: boolean;
  cover: string | null;
  gone: boolean;
}

/** A seat, and the key that proves who sits there. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** Who is to sit somewhere: a bot by its id, a `friend` who will come, or somebody at the device that asks. */
export interface SeatRequest {
  bot?: string | null;
  name?: string | null;
  friend?: boolean;
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

/** End all other devices that open one's seat. */
export interface SignOut {
  type: "sign-out";
}

/** Change to another place before the start: a free one, or a bot's, which then comes here. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** Say what is to happen when one could reply in a window. */
export interface Stand {
  type: "stand";
  order: "ask" | "game" | "mate" | "turn";
}

/** The host starts the game; `bot` takes the seats that are free. */
export interface Start {
  type: "start";
  bot?: string | null;
}

/** A table someone sits at, with the proof. */
export interface TableKey {
  table: string;
  key: string;
}

/**
 * The table, and the keys of everyone at the device that made it, the maker's first.
 *
 * `invitation` and `code` are there if friends are to come: the one goes into a link, the other can be typed.
 */
export interface TableMade {
  table: string;
  keys: SeatKey[];
  invitation: string | null;
  code: string | null;
}

/**
 * A line for the list of a person's games; `scores` are told after the end.
 *
 * `practice` says that it is no game that counts, `rematch` is the table where everyone goes on. `problem` is set when
 * the game cannot be opened any more: text `problem-<code>`.
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
  started: boolean;
  practice: boolean;
  rematch: string | null;
  problem: Problem | null;
}

/**
 * A position as a file: what a seat knew after a step, or with all hands `open` the whole of it.
 *
 * The `key` opens a seat at the table; without one a spectator asks.
 */
export interface TakePosition {
  table: string;
  step: number;
  seat?: number | null;
  open?: boolean;
  key?: string | null;
}

/** Take a seat by such a code; `key` is made by the device, as with Join. A new person gives a name. */
export interface TakeSeat {
  code: string;
  key: string;
  name?: string | null;
}

/**
 * Something said at the table, in words or by a stamp, or a `note` of what happened: text `page-note-<note>`.
 *
 * `seat` is None for a spectator; `name` is whose seat it was then.
 */
export interface TalkLine {
  id: string;
  seat: number | null;
  name: string | null;
  at: number;
  text?: string;
  stamp?: "ahoy" | "haha" | "oh" | "strong" | "thanks" | "wait" | null;
  note?: "arranged" | "covered" | "handed-over" | "host" | "joined" | "left" | "moved" | "rematch" | "removed" | "renamed" | "returned" | "started" | "undo-agreed" | "undo-asked" | "undo-lapsed" | "undo-refused" | "undo-withdrawn" | null;
}

/** The seat's bot has given no answer and is asked again, until the next update; `tries` failed until now. */
export interface Thinking {
  type: "thinking";
  seat: number;
  tries: number;
}

/**
 * The times at a table that has any: since when the position is as it is, until when a window stays open for
 * replies (`reply_by`) and until when others wait for it (`window`), the reserves of all seats, and what runs.
 */
export interface Timing {
  since: number;
  reply_by: number | null;
  window: number | null;
  reserves: number[];
  running: SeatClock[];
}

/** A code as somebody typed it. */
export interface TypedCode {
  code: string;
}

/** Take back the last of my own actions, in the position of the update with this `seq`. */
export interface Undo {
  type: "undo";
  seq: number;
}

/**
 * A seat asks to take back its last action, and waits for the answers of these others.
 *
 * `events` are what the log tells the client of that action, if anything, and `later` is how many steps that it
 * noticed since would be taken back with it. `revealed` says that something hidden has been seen since. `until` is
 * when the request ends without an answer, if somebody who could give it is here.
 */
export interface UndoRequest {
  seat: number;
  waits_for: number[];
  events: EventInfo[];
  later: number;
  revealed: boolean;
  until: number | null;
}

/**
 * The table as this client may see it; `seq` counts the changes it could notice, undos included.
 *
 * `log` replaces everything from entry `log_from` on, so an undo sends a smaller `log_from`. `undo` is how
 * many actions the client's seat may take back now (0: none). `view` is the `whole` view, or what changed in that of
 * the update before: an object goes deeper, a list of one holds a new value. `ask_undo` says that others could be
 * asked to let the seat take back its last action. `timing` is there at tables with a clock, and while a window is
 * open among people. `ending` comes with the last update of a game.
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
  ask_undo: boolean;
  timing: Timing | null;
  log_from: number;
  log: LogEntry[];
  whole: boolean;
  view: GameView;
  ending: Ending | null;
}

/** The answer to a greeting: the server's clock, in seconds since 1970. */
export interface Welcome {
  type: "welcome";
  now: number;
}

/** Why may I not do this? */
export interface Why {
  type: "why";
  action: string;
}
