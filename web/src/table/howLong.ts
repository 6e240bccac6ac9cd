import { t } from "../text/texts.svelte";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** How long something has lasted, in the largest unit that fits, such as "3 min". */
export function howLong(seconds: number): string {
  const past = Math.max(0, Math.floor(seconds));
  const [unit, length] = UNITS.find(([, least]) => past >= least) ?? UNITS[3];
  return t(`page-for-${unit}`, { count: Math.floor(past / length) });
}

/** A time that runs down, as clocks show it: 1:48. */
export function clockTime(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
