import type { EventInfo } from "../api/types";

/** How much it matters to whoever watches: what is quiet passes without being told. */
export type Weight = "big" | "small" | "quiet";

/** The drawing for something big, as it stands on the time line of a game. */
export type MomentSign = "treasure" | "curse" | "card" | "trophy" | "halt" | "duel";

/** A way that a piece took; `over` is what it flew over. */
export interface Way {
  piece: string;
  from: string;
  to: string;
  over?: string;
}

/** An event as the table shows it. */
export interface Happening {
  /** Whose doing it was; null when nobody's. */
  seat: number | null;
  weight: Weight;
  /** The places it is about, by the names the board gives them. */
  places: readonly string[];
  way?: Way | undefined;
  /** The way that was taken back. */
  back?: Way | undefined;
  /** The card that was paid. */
  paid?: string | undefined;
  /** The points it brought. */
  gain?: number | undefined;
}

/** The turn that an event begins; a turn without a seat is everybody's. */
export interface Turn {
  seat: number | null;
  /** The event says only that the turn begins, as the heading does. */
  isSaid?: boolean;
}

/** What a game knows about its events. */
export interface Teller {
  happening(event: EventInfo): Happening;
  /** The turn that begins with this event, after those of the turn so far; null while that one goes on. */
  turn(event: EventInfo, soFar: readonly EventInfo[]): Turn | null;
  /** The sign of something that mattered for the whole game; null for everything else. */
  moment?(event: EventInfo): MomentSign | null;
  /** So many turns of everybody are a round. */
  turnsInRound?: number;
  /** Own actions that are no decision of note: what others did stays marked after them. */
  isAside?(action: string): boolean;
}

/** The seat that an event names as its own. */
export function seatOf({ args }: EventInfo): number | null {
  return typeof args.seat === "number" ? args.seat : null;
}

/** An argument of an event as a word. */
export function wordOf({ args }: EventInfo, name: string): string {
  return String(args[name] ?? "");
}

/** What knows the signs of big moments by the codes of events. */
export function signedMoments(signs: Record<string, MomentSign>): (event: EventInfo) => MomentSign | null {
  return ({ code }) => signs[code] ?? null;
}
