import type { LessonStep } from "../api/types";

/** How far a learner has come at the table of a scene. Steps are counted from 0. */
export interface Place {
  /** The step at hand; the one after the scene's last when nothing is left to do. */
  step: number;
  /** How many of its actions are done. */
  done: number;
  /** The learner did something else than the lesson wants. */
  strayed: boolean;
}

/** The first step of a scene, and the first after it. */
export function sceneOf(steps: readonly LessonStep[], scene: number): { first: number; end: number } {
  const first = steps.findIndex((step) => step.scene === scene);
  return { first, end: steps.findLastIndex((step) => step.scene === scene) + 1 };
}

/**
 * Where the learner is after their own actions at the table of a scene, having been at step `at`.
 *
 * Reading leaves no trace among the actions, so among the steps to read before the next action it is `at` that counts.
 */
export function placeOf(steps: readonly LessonStep[], scene: number, own: readonly string[], at: number): Place {
  const { first, end } = sceneOf(steps, scene);
  let left = followed(steps.slice(first, end), own);
  const strayed = own.length > left;
  let earliest = first;
  let step = first;
  for (; step < end; step++) {
    const { length } = steps[step]!.do;
    if (length === 0) continue;
    if (left < length) break;
    left -= length;
    earliest = step + 1;
  }
  if (left > 0) return { step, done: left, strayed };
  return { step: Math.min(Math.max(at, earliest), step), done: 0, strayed };
}

/** How many of the actions are those that the steps want. */
function followed(steps: readonly LessonStep[], own: readonly string[]): number {
  const wanted = steps.flatMap((step) => step.do.map(({ action }) => action));
  const other = own.findIndex((action, i) => action !== wanted[i]);
  return other < 0 ? own.length : other;
}

/** The action that the lesson wants next at this table; null when none is left. */
export function wantedNext(steps: readonly LessonStep[], scene: number, { step, done }: Place): string | null {
  const { end } = sceneOf(steps, scene);
  const actions = steps.slice(step, end).flatMap((one) => one.do.map(({ action }) => action));
  return actions[done] ?? null;
}
