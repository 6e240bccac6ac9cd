import type { SeatClock } from "../api/types";

/** What a clock shows: the time that is left, and how much of the whole that is; first the decision's, then the reserve's. */
export interface Running {
  left: number;
  share: number;
  /** The time of this decision is used up, and the reserve runs. */
  onReserve: boolean;
  /** The reserve that is left. */
  reserve: number;
}

/** The clock of a seat at a moment of the server; `allowance` is the time for each decision. */
export function runningClock({ until, reserve }: SeatClock, allowance: number, now: number): Running {
  const left = until - reserve - now;
  if (left > 0) return { left, share: Math.min(1, left / allowance), onReserve: false, reserve };
  const rest = Math.max(0, until - now);
  return { left: rest, share: reserve > 0 ? rest / reserve : 0, onReserve: true, reserve: rest };
}
