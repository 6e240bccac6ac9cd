import { getContext, setContext, type Snippet } from "svelte";
import type { Session } from "../api/live.svelte";
import type { Guide } from "../hints/bottle.svelte";

/** What the frame of a table needs to know when a lesson is played there. */
export interface LessonFrame {
  /** The sign beside the title. */
  readonly sign: Snippet;
  /** What the seats are called, given their ordinary names. */
  readonly called: (names: string[]) => string[];
  /** What leads through the lesson. */
  readonly beside: Snippet<[Session, Guide]>;
}

const KEY = Symbol("lesson");

/** Tells everything below that a lesson is played. */
export function provideLesson(lesson: LessonFrame): void {
  setContext(KEY, lesson);
}

/** The lesson around; null where a game is played. */
export function lessonAround(): LessonFrame | null {
  return getContext<LessonFrame | undefined>(KEY) ?? null;
}
