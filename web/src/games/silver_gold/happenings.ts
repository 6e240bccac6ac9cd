import type { EventInfo } from "../../api/types";
import { seatOf, signedMoments, wordOf, type Happening, type Teller, type Weight } from "../../table/happening";

const BIG = "card-completed trophy-won trophy-lost round-ended";
const QUIET =
  "pair-chosen round-began expedition-turned marking-done seat-idle coins-crossed row-filled no-card-left " +
  "card-turned-up sheet-added solo-rated";

const WEIGHTS: ReadonlyMap<string, Weight> = new Map<string, Weight>([
  ...BIG.split(" ").map((code) => [code, "big"] as const),
  ...QUIET.split(" ").map((code) => [code, "quiet"] as const),
]);

/** A round has so many common turns (SG-4.1). */
const TURNS = 7;

const MARKS: ReadonlySet<string> = new Set(["pattern-marked", "field-marked"]);
const DONE: ReadonlySet<string> = new Set(["marking-done", "seat-idle"]);

/** The name of a card, and of a cell on it, as a place of the table. */
export const cardPlace = (card: string): string => `card:${card}`;
export const cellPlace = (card: string, cell: string): string => `${cardPlace(card)}/${cell}`;
/** The cells of a card among places of the table. */
export function cellsOn(card: string, places: readonly string[]): string[] {
  const beginning = cellPlace(card, "");
  return places.filter((place) => place.startsWith(beginning)).map((place) => place.slice(beginning.length));
}
/** A part of the own score card, or what a palm is worth now, as a place of the table. */
export const sheetPlace = (part: "coins" | "palms" | "trophies" | "palm-now"): string => `sheet:${part}`;

/** What the table shows of an event of Silver & Gold. */
function happening(event: EventInfo): Happening {
  const card = wordOf(event, "card");
  const cells = wordOf(event, "cells").match(/../g) ?? (event.args.cell ? [wordOf(event, "cell")] : []);
  const isGain = ["palm-scored", "card-completed", "trophy-won"].includes(event.code);
  return {
    seat: seatOf(event),
    weight: WEIGHTS.get(event.code) ?? "small",
    places: card === "" ? [] : [cardPlace(card), ...cells.map((cell) => cellPlace(card, cell))],
    gain: isGain ? Number(event.args.points) : undefined,
  };
}

export const teller: Teller = {
  happening,
  moment: signedMoments({
    "card-completed": "card",
    "trophy-won": "trophy",
    "trophy-lost": "trophy",
  }),
  turnsInRound: TURNS,
  /** Everybody marks in every turn once, and is done once; the card that opens a turn may have faded from the log. */
  turn: (event, soFar) => {
    if (event.code === "expedition-turned") return { seat: null };
    const kind = [MARKS, DONE].find((codes) => codes.has(event.code));
    if (!kind || soFar.length === 0) return null;
    const isBefore = !soFar.some(({ code }) => code === "expedition-turned" || MARKS.has(code) || DONE.has(code));
    const isAgain = soFar.some((other) => kind.has(other.code) && seatOf(other) === seatOf(event));
    return isBefore || isAgain ? { seat: null } : null;
  },
};
