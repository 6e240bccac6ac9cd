import type { ReachView } from "../../api/views/tobago";
import type { Point } from "../../board/geometry";
import type { Ground } from "./ground";
import { apart, middle } from "./hex";

/** The stops of a drive to a space, leg by leg; empty when it is out of reach. */
export function routeTo(reach: readonly ReachView[], space: string): string[] {
  const stops: string[] = [];
  let next = reach.find((stop) => stop.space === space);
  while (next) {
    stops.unshift(next.space);
    const { via, legs } = next;
    next = legs > 1 ? reach.find((stop) => stop.space === via) : undefined;
  }
  return stops;
}

/** The spaces reached with exactly so many legs, for each number of legs from one on. */
export function zones(reach: readonly ReachView[]): string[][] {
  const most = Math.max(0, ...reach.map(({ legs }) => legs));
  return Array.from({ length: most }, (_, i) => reach.filter(({ legs }) => legs === i + 1).map(({ space }) => space));
}

/** A number of legs, and where it is written. */
export interface LegSign extends Point {
  legs: number;
}

/** One number for each region and leg, on a free space near the middle of the part that is reached with that leg. */
export function legSigns(reach: readonly ReachView[], ground: Ground, taken: ReadonlySet<string>): LegSign[] {
  const parts = new Map<string, { legs: number; points: Point[] }>();
  for (const { space, legs } of reach) {
    if (taken.has(space)) continue;
    const key = `${legs} ${ground.get(space)?.region}`;
    const part = parts.get(key) ?? { legs, points: [] };
    part.points.push(middle(space));
    parts.set(key, part);
  }
  return [...parts.values()].map(({ legs, points }) => {
    const heart = {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
    return { legs, ...points.reduce((best, point) => (apart(point, heart) < apart(best, heart) ? point : best)) };
  });
}
