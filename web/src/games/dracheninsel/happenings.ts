import type { EventInfo } from "../../api/types";
import { seatOf, signedMoments, wordOf, type Happening, type Teller, type Weight } from "../../table/happening";

const WEIGHTS: Record<string, Weight> = {
  ...weighing("big", "lifted joined robbed treasure-lost arrived treasure-shared betrayal-played treasure-won"),
  ...weighing("big", "curse-played terror-played slumber-played counter-played taken-back"),
  ...weighing("big", "all-cashed last-lost end-agreed stalemate time-up"),
  ...weighing("quiet", "turn-begun waiting treasure-laid card-tossed cards-drawn card-drawn deck-shuffled"),
};

function weighing(weight: Weight, codes: string): Record<string, Weight> {
  return Object.fromEntries(codes.split(" ").map((code) => [code, weight]));
}

/** The name of a card in the own hand, as a place of the table. */
export const cardPlace = (card: string): string => `card:${card}`;

/** What the table shows of an event of Die Dracheninsel. */
function happening(event: EventInfo): Happening {
  const plain = { seat: seatOf(event), weight: WEIGHTS[event.code] ?? "small", places: [] };
  const [piece, from, to] = [wordOf(event, "hunter"), wordOf(event, "origin"), wordOf(event, "place")];
  const paid = wordOf(event, "paid");
  switch (event.code) {
    case "stepped":
      return { ...plain, places: [to], way: { piece, from, to }, paid };
    case "flown": {
      const over = wordOf(event, "over");
      return { ...plain, places: [over, to], way: { piece, from, to, over }, paid };
    }
    case "taken-back":
      return piece === "nobody" ? plain : { ...plain, places: [from, to], back: { piece, from, to } };
    case "sent-home":
      return { ...plain, places: [`boat-${piece}`], way: { piece, from, to: `boat-${piece}` } };
    case "dragon-set":
    case "joined":
    case "robbed":
    case "treasure-lost":
    case "arrived":
      return { ...plain, places: [to] };
    case "tiles-swapped":
      return { ...plain, places: [wordOf(event, "one"), wordOf(event, "other_field")] };
    default:
      return plain;
  }
}

export const teller: Teller = {
  happening,
  moment: signedMoments({
    "treasure-shared": "treasure",
    "treasure-won": "treasure",
    "treasure-lost": "curse",
    robbed: "duel",
    "betrayal-played": "duel",
    "taken-back": "halt",
  }),
  // The first turn of the game is not announced.
  turn: (event, soFar) => {
    const isSaid = event.code === "turn-begun";
    return isSaid || soFar.length === 0 ? { seat: seatOf(event), isSaid } : null;
  },
  // Whoever lets an action of another pass has decided nothing about the board.
  isAside: (action) => action === "let-go",
};
