import type { EventInfo } from "../../api/types";
import { seatOf, signedMoments, wordOf, type Happening, type Teller, type Weight } from "../../table/happening";

const BIG =
  "treasure-located treasure-raised curse-struck gold-lost stack-ran-out last-treasure-shared nothing-happened";
const QUIET =
  "clue-drawn clues-shuffled drive-ended swap-paid gold-seen gold-shuffled gold-turned-up gold-discarded " +
  "gold-left-over curse-spared amulet-washed-up statues-turned turn-ended";

const WEIGHTS: ReadonlyMap<string, Weight> = new Map<string, Weight>([
  ...BIG.split(" ").map((code) => [code, "big"] as const),
  ...QUIET.split(" ").map((code) => [code, "quiet"] as const),
]);

/** What happens before anybody's first turn. */
const LAYING_OUT: ReadonlySet<string> = new Set(["vehicle-placed", "clue-laid", "clue-drawn", "treasure-located"]);

/** The name of a path, and of a clue on it, as a place of the table. */
export const pathPlace = (path: string): string => `path:${path}`;
export const cluePlace = (clue: number): string => `clue:${clue}`;

/** What the table shows of an event of Tobago. */
function happening(event: EventInfo): Happening {
  const [space, path] = [wordOf(event, "space"), wordOf(event, "path")];
  const places = [
    ...(space === "" ? [] : [space]),
    ...(path === "" ? [] : [pathPlace(path)]),
    ...(event.code === "clue-laid" ? [cluePlace(Number(event.args.clue))] : []),
  ];
  const seat = seatOf(event);
  const plain = { seat, weight: WEIGHTS.get(event.code) ?? "small", places } satisfies Happening;
  if (event.code !== "leg-driven") return plain;
  return { ...plain, way: { piece: String(seat), from: wordOf(event, "origin"), to: space } };
}

/** Whether the players have laid out cars and first clues, and somebody begins. */
function isFirstTurn(event: EventInfo, soFar: readonly EventInfo[]): boolean {
  if (!soFar.some(({ code }) => code === "vehicle-placed") || seatOf(event) === null) return false;
  if (!LAYING_OUT.has(event.code)) return true;
  return (
    event.code === "clue-laid" && soFar.some((other) => other.code === "clue-laid" && seatOf(other) === seatOf(event))
  );
}

export const teller: Teller = {
  happening,
  moment: signedMoments({
    "treasure-raised": "treasure",
    "curse-struck": "curse",
  }),
  turn: (event, soFar) => {
    const begins = soFar.at(-1)?.code === "turn-ended" || isFirstTurn(event, soFar);
    return begins ? { seat: seatOf(event) } : null;
  },
};
