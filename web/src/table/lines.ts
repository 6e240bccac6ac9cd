import type { EventInfo, LogEntry } from "../api/types";
import type { Happening, Teller } from "./happening";

/** A stand-in for a bot that could not decide, or a bot for a player whose time was used up. */
export type Instead = "stand-in" | "clock";

/** An event of the log as a line; equal ones that follow each other are one line, from entry `first` to `entry`. */
export interface Line {
  key: string;
  first: number;
  entry: number;
  event: EventInfo;
  happening: Happening;
  text: string;
  count: number;
  /** Who decided in the player's place; said once for all that came of it. */
  instead: Instead | null;
}

/** The lines of a turn, from entry `first` to `last`; `round` counts the turns of this seat. */
export interface Block {
  readonly key: string;
  readonly seat: number | null;
  readonly round: number;
  readonly first: number;
  readonly last: number;
  readonly lines: readonly Line[];
}

/** What is to become a line. */
type Told = Pick<Line, "key" | "entry" | "event" | "instead">;

/** A turn that is put into words when somebody reads it: of a long game few ever are. */
class TurnBlock implements Block {
  readonly told: Told[] = [];
  #lines: Line[] | null = null;

  constructor(
    readonly key: string,
    readonly seat: number | null,
    readonly round: number,
    private readonly lineOf: (told: Told) => Line,
  ) {}

  get first(): number {
    return this.told[0]!.entry;
  }

  get last(): number {
    return this.told.at(-1)!.entry;
  }

  get lines(): readonly Line[] {
    return (this.#lines ??= folded(this.told.map(this.lineOf)));
  }
}

/** The lines, equal ones that follow each other as one about all of their places. */
function folded(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    if (last?.text === line.text && last.instead === line.instead) {
      const places = [...new Set([...last.happening.places, ...line.happening.places])];
      const happening = { ...last.happening, places };
      kept.splice(-1, 1, { ...last, happening, entry: line.entry, count: last.count + 1 });
    } else kept.push(line);
  }
  return kept;
}

/** Which lines the log shows. */
export type Filter = "all" | "mine" | "big";

/** A part of a line: words, or the name of a place on the board. */
export interface Part {
  text: string;
  place: string | null;
}

/** The log by turns, the newest turn first and in each turn the oldest line first. */
export function blocksOf(log: readonly LogEntry[], teller: Teller, textOf: (event: EventInfo) => string): Block[] {
  const turns: TurnBlock[] = [];
  const rounds = new Map<number | null, number>();
  let soFar: EventInfo[] = [];
  const lineOf = (told: Told): Line => ({
    ...told,
    first: told.entry,
    happening: teller.happening(told.event),
    text: textOf(told.event),
    count: 1,
  });
  const open = (key: string, seat: number | null, isTurn: boolean): void => {
    const round = isTurn ? (rounds.get(seat) ?? 0) + 1 : 0;
    rounds.set(seat, round);
    turns.push(new TurnBlock(key, seat, round, lineOf));
    soFar = [];
  };
  log.forEach(({ events, stand_in, clock }, entry) => {
    let instead: Instead | null = clock ? "clock" : stand_in ? "stand-in" : null;
    events.forEach((event, i) => {
      const key = `${entry}.${i}`;
      const turn = teller.turn(event, soFar);
      if (turn) open(key, turn.seat, true);
      else if (turns.length === 0) open(key, null, false);
      soFar.push(event);
      if (turn?.isSaid) return;
      turns.at(-1)!.told.push({ key, entry, event, instead });
      instead = null;
    });
  });
  return turns.filter(({ told }) => told.length > 0).reverse();
}

/** The lines of one action. */
export function linesOf(events: EventInfo[], teller: Teller, textOf: (event: EventInfo) => string): Line[] {
  const entry: LogEntry = { own: null, events };
  return blocksOf([entry], teller, textOf).flatMap(({ lines }) => lines);
}

/** The blocks with those of their lines that the filter lets through. */
export function filtered(blocks: readonly Block[], filter: Filter, seat: number | null): Block[] {
  if (filter === "all") return [...blocks];
  const lets = ({ happening, event }: Line): boolean =>
    filter === "big" ? happening.weight === "big" : happening.seat === seat || event.args.other === seat;
  return blocks
    .map(({ key, seat, round, first, last, lines }) => ({ key, seat, round, first, last, lines: lines.filter(lets) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The text with the names of these places apart, so that they can be shown as signs. */
export function partsOf(text: string, places: readonly string[]): Part[] {
  const names = new Set(places);
  return text
    .split(/([\p{L}\d]+(?:-[\p{L}\d]+)*)/u)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, place: names.has(part) ? part : null }));
}
