import type { Point } from "../../board/geometry";
import { TREASURE_FIELD } from "./chart";

/** A hunter or a coin in its place on the drawing. */
export interface Placed extends Point {
  size: number;
}

export interface PlacedHunter extends Placed {
  colour: string;
  place: string;
}

/** A treasure on the board; `carried` when two hunters hold its pole, `inFront` of those who stand there. */
export interface PlacedTreasure extends Placed {
  value: number;
  place: string;
  carried: boolean;
  inFront: boolean;
}

interface HunterAt {
  colour: string;
  place: string;
}

interface TreasureAt {
  value: number;
  place: string;
}

/** Where the hunters stand, so that all on one place are seen. */
export function placeHunters(
  hunters: readonly HunterAt[],
  treasures: readonly TreasureAt[],
  pointOf: (place: string) => Point,
): PlacedHunter[] {
  return hunters.map(({ colour, place }) => {
    const here = hunters.filter((other) => other.place === place);
    const rank = here.findIndex((other) => other.colour === colour) - (here.length - 1) / 2;
    const { x, y } = pointOf(place);
    if (isBoat(place)) return { colour, place, size: 0.86, x: x + 30 * rank, y: y + 20 };
    const beside = treasures.some((treasure) => treasure.place === place);
    if (here.length > 1) return { colour, place, size: 1.08, x: x + 56 * rank, y: y + 9 };
    return { colour, place, size: 1.1, x: beside ? x - 19 : x, y: y + (beside ? 11 : 18) };
  });
}

/** Where the treasures lie: between two carriers, beside a keeper, or in the middle of the treasure field. */
export function placeTreasures(
  treasures: readonly TreasureAt[],
  hunters: readonly HunterAt[],
  pointOf: (place: string) => Point,
): PlacedTreasure[] {
  return treasures.map(({ value, place }) => {
    const guards = hunters.filter((hunter) => hunter.place === place).length;
    const { x, y } = pointOf(place);
    const lying = { value, place, carried: false, inFront: false };
    if (isBoat(place)) return { ...lying, inFront: true, size: 0.85, x, y: y + 40 };
    if (guards > 1) return { ...lying, carried: true, inFront: true, size: 0.92, x, y: y + 21 };
    if (guards === 1) return { ...lying, inFront: true, size: 0.86, x: x + 19, y: y + 22 };
    return { ...lying, size: place === TREASURE_FIELD ? 1.15 : 0.9, x, y };
  });
}

/** Whether the place is a boat. */
export function isBoat(place: string): boolean {
  return place.startsWith("boat-");
}
