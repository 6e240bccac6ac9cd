import type { PartyMessage } from "../api/types";

/** What a table still waits for. */
export interface Missing {
  /** How many places are free. */
  free: number;
  /** The seats of people who are away. */
  away: number[];
}

export function missing({ seats, presence }: PartyMessage): Missing {
  return {
    free: seats.filter(({ is_open }) => is_open).length,
    away: presence.flatMap((who, seat) => (who && !who.here ? [seat] : [])),
  };
}

export type Situation = "free" | "away" | "ready";

/** Which sentence tells it best: free places come first, then people who are away. */
export function situation({ free, away }: Missing): Situation {
  if (free > 0) return "free";
  return away.length > 0 ? "away" : "ready";
}
