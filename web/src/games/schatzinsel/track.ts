import type { Point } from "../../board/geometry";

const NEAR = 30;
const FAR = 930;
const SIDE = FAR - NEAR;
/** Distance of boats that share a stop. */
const ABREAST = 28;
/** How far boats stay inside the ends of the track, for the sake of their sails. */
const INSIDE = 10;

/** The line of the score track, from the start field clockwise. */
export const TRACK = `M${NEAR} ${NEAR}H${FAR}V${FAR}H${NEAR}Z`;

/** A stop of the score track. */
export interface Stop extends Point {
  points: number;
}

/** Where a boat with these points lies; the track begins anew after a lap (SI-1.4). */
export function stopAt(points: number, lap: number): Point {
  const way = ((points % lap) / lap) * 4 * SIDE;
  const rest = way % SIDE;
  switch (Math.floor(way / SIDE)) {
    case 0:
      return { x: NEAR + rest, y: NEAR };
    case 1:
      return { x: FAR, y: NEAR + rest };
    case 2:
      return { x: FAR - rest, y: FAR };
    default:
      return { x: NEAR, y: FAR - rest };
  }
}

/** All stops of the track. */
export function stops(lap: number): Stop[] {
  return Array.from({ length: lap }, (_, points) => ({ points, ...stopAt(points, lap) }));
}

/** How many laps a boat has behind it. */
export function laps(points: number, lap: number): number {
  return Math.floor(points / lap);
}

/** How far each boat lies beside its stop: boats at one stop lie abreast, none beyond the end of the track. */
export function berths(points: readonly number[], lap: number): number[] {
  return points.map((own, seat) => {
    const together = points.flatMap((other, index) => (other % lap === own % lap ? [index] : []));
    const half = ((together.length - 1) / 2) * ABREAST;
    const { x } = stopAt(own, lap);
    const middle = Math.min(FAR - INSIDE - half, Math.max(NEAR + INSIDE + half, x));
    return middle - half + together.indexOf(seat) * ABREAST - x;
  });
}
