import type { Point } from "./geometry";
import type { Told } from "../table/story.svelte";

/** A step or a flight of a piece. */
export interface Leg {
  key: string;
  path: string;
  to: string;
  /** The card that was paid. */
  paid: string | null;
}

/** The course of one piece since the last decision; `start` is where it began. */
export interface Course {
  key: string;
  piece: string;
  start: string;
  legs: Leg[];
}

/** A way that was taken back. */
export interface TakenBack {
  key: string;
  piece: string;
  path: string;
  /** Where the piece had to go back from. */
  from: string;
}

/** The courses of the pieces; one that appears elsewhere than it was begins another. */
export function coursesOf(told: readonly Told[], pointOf: (place: string) => Point): Course[] {
  const courses: Course[] = [];
  for (const { key, happening } of told) {
    const { way, paid, back } = happening;
    const piece = way?.piece ?? back?.piece;
    const running = courses.findLast((course) => course.piece === piece);
    if (back) running?.legs.splice(-1, 1);
    if (!way) continue;
    const leg: Leg = {
      key,
      path: pathOf(pointOf(way.from), pointOf(way.to), way.over === undefined ? null : pointOf(way.over)),
      to: way.to,
      paid: paid && paid !== "nothing" ? paid : null,
    };
    if (running && (running.legs.at(-1)?.to ?? running.start) === way.from) running.legs.push(leg);
    else courses.push({ key, piece: way.piece, start: way.from, legs: [leg] });
  }
  return courses.filter(({ legs }) => legs.length > 0);
}

/** The ways that were taken back. */
export function takenBackOf(told: readonly Told[], pointOf: (place: string) => Point): TakenBack[] {
  return told.flatMap(({ key, happening: { back } }) =>
    back ? [{ key, piece: back.piece, path: pathOf(pointOf(back.from), pointOf(back.to), null), from: back.from }] : [],
  );
}

/** A straight way, or an arc for a flight. */
export function pathOf(from: Point, to: Point, over: Point | null): string {
  const start = `M${round(from.x)} ${round(from.y)}`;
  if (!over) return `${start}L${round(to.x)} ${round(to.y)}`;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const side = x >= 0 ? -1 : 1;
  const bend = { x: over.x - side * y * 0.28, y: over.y + side * x * 0.28 };
  return `${start}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
