import type { LessonStep } from "../api/types";
import type { Guide } from "../hints/bottle.svelte";
import type { Place } from "./place";

/**
 * What a marked place is in a step: what to press, more of the same, what goes there, what is pressed before, and what
 * is only looked at: a button does it, or it is the reason.
 */
export const PRESS = "1";
export const TARGET = "2";
export const SOURCE = "3";
export const WAY = "4";
export const LOOK = "5";

/** What a mark on the table stands for. */
export function signIn(letters: string): string {
  return letters === "" ? TARGET : letters.includes(PRESS) ? PRESS : letters;
}

/**
 * The places that a step is about, each with what it is there; what to press among others of its kind is both.
 *
 * Where something is to be done, what the step points at is looked at beside it.
 */
export function aimsOf(step: LessonStep, { done }: Place, guide: Guide): ReadonlyMap<string, string> {
  const next = step.do[done];
  const way = next ? (guide.wayTo?.(next.action) ?? null) : null;
  const aimed = next ? guide.aimOf(next).at : step.point;
  const [first = ""] = aimed;
  const other = kindOf(first) === BUTTON ? LOOK : SOURCE;
  const aims = new Map(aimed.map((place) => [place, kindOf(place) === kindOf(first) ? TARGET : other]));
  const isOfMany = [...aims.values()].filter((sign) => sign === TARGET).length > 1;
  if (aimed.length > 0) aims.set(first, isOfMany ? PRESS + TARGET : PRESS);
  if (way !== null) aims.set(way, WAY);
  for (const place of next ? step.point : []) if (!aims.has(place)) aims.set(place, LOOK);
  return aims;
}

const BUTTON = "do";

/** What sort of place it is: a field, a card, a button. */
function kindOf(place: string): string {
  return place.includes(":") ? place.slice(0, place.indexOf(":")) : "";
}
