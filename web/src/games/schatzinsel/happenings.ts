import type { EventInfo } from "../../api/types";
import { seatOf, signedMoments, wordOf, type Happening, type Teller } from "../../table/happening";

const BIG: ReadonlySet<string> = new Set(["chest-set", "bonus-won", "all-stuck"]);

/** What the table shows of an event of Die Schatzinsel. */
function happening(event: EventInfo): Happening {
  const tile = wordOf(event, "tile");
  return {
    seat: seatOf(event),
    weight: BIG.has(event.code) ? "big" : "small",
    places: tile === "" ? [] : [tile],
    gain: typeof event.args.points === "number" ? event.args.points : undefined,
  };
}

export const teller: Teller = {
  happening,
  moment: signedMoments({
    "chest-set": "treasure",
    "bonus-won": "trophy",
  }),
  turn: (event, soFar) => {
    const seat = seatOf(event);
    return seat === null || soFar.some((other) => seatOf(other) === seat) ? null : { seat };
  },
};
