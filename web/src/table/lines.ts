import type { EventInfo, LogEntry } from "../api/types";
import type { Happening, Teller } from "./happening";

/** A stand-in for a bot that could not decide, or a bot for a player whose time was used up. */
export type Instead = "stand-in" | "clock";

/** An event of the log as a line; equal ones that follow each other are one line. */
export interface Line {
  key: string;
  entry: number;
  event: EventInfo;
  happening: Happening;
  text: string;
  count: number;
  /** Who decided in the player's place; said once for all that came of it. */
  instead: Instead | null;
}

/** The lines of a turn; `round` counts the turns of this seat. */
export interface Block {
  key: string;
  seat: number | null;
  round: number;
  lines: Line[];
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
  const blocks: Block[] = [];
  const rounds = new Map<number | null, number>();
  let soFar: EventInfo[] = [];
  const open = (key: string, seat: number | null, isTurn: boolean): void => {
    const round = isTurn ? (rounds.get(seat) ?? 0) + 1 : 0;
    rounds.set(seat, round);
    blocks.push({ key, seat, round, lines: [] });
    soFar = [];
  };
  log.forEach(({ events, stand_in, clock }, entry) => {
    let instead: Instead | null = clock ? "clock" : stand_in ? "stand-in" : null;
    events.forEach((event, i) => {
      const key = `${entry}.${i}`;
      const turn = teller.turn(event, soFar);
      if (turn) open(key, turn.seat, true);
      else if (blocks.length === 0) open(key, null, false);
      soFar.push(event);
      if (turn?.isSaid) return;
      const lines = blocks.at(-1)!.lines;
      const [text, last] = [textOf(event), lines.at(-1)];
      if (last?.text === text && last.instead === instead) {
        lines.splice(-1, 1, { ...last, entry, count: last.count + 1 });
      } else lines.push({ key, entry, event, happening: teller.happening(event), text, count: 1, instead });
      instead = null;
    });
  });
  return blocks.filter(({ lines }) => lines.length > 0).reverse();
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
  return blocks.map((block) => ({ ...block, lines: block.lines.filter(lets) })).filter(({ lines }) => lines.length > 0);
}

/** The text with the names of these places apart, so that they can be shown as signs. */
export function partsOf(text: string, places: readonly string[]): Part[] {
  const names = new Set(places);
  return text
    .split(/([\p{L}\d]+(?:-[\p{L}\d]+)*)/u)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, place: names.has(part) ? part : null }));
}
