import { LEVELS, RENAMED } from "../api/levels";

/** How many levels there are. */
export const HIGHEST = LEVELS.length;

/** The level of a bot from one up; null for one that is of no level. */
export function levelOf(bot: string | null | undefined): number | null {
  const place = LEVELS.indexOf(RENAMED[bot ?? ""] ?? bot ?? "");
  return place < 0 ? null : place + 1;
}
