import { beginLesson } from "../api/http";
import type { LessonStep, LessonTable, Problem } from "../api/types";
import { keptName } from "../setup/name";
import { keepProgress, progressOf } from "./progress";

/** The lesson of a game as somebody goes through it, table by table. Steps are counted from 0. */
export class Learning {
  /** The table of the scene at hand; null until it is laid. */
  table = $state.raw<LessonTable | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The step at hand. */
  at = $state(0);
  /** All of it was done. */
  isOver = $state(false);

  #isOpening = false;
  /** The step that was asked for, from 1 on; null where the lesson is followed. */
  #asked: number | null = null;
  /** The step whose table was wanted last. */
  #wanted = 0;

  constructor(readonly game: string) {}

  get steps(): readonly LessonStep[] {
    return this.table?.steps ?? [];
  }

  /** The scene that is played at the table. */
  get scene(): number {
    return this.steps[(this.table?.step ?? 1) - 1]?.scene ?? 1;
  }

  /** Begins with the step asked for, from 1 on, or where the lesson was left; from the start if it has become shorter. */
  async begin(asked: number | null): Promise<void> {
    this.#asked = asked;
    await this.open(Math.max(1, asked ?? progressOf(this.game)?.step ?? 1) - 1);
    if (asked === null && this.problem?.code === "unknown-step") await this.open(0);
  }

  /** Tries once more what did not work. */
  again(): Promise<void> {
    return this.table ? this.open(this.#wanted) : this.begin(this.#asked);
  }

  /** Lays a table as it is before a step; after the last one the lesson is over. */
  async open(step: number): Promise<void> {
    if (this.#isOpening) return;
    if (this.table && step >= this.steps.length) return this.#finish();
    this.#wanted = step;
    const name = keptName();
    this.#isOpening = true;
    const answer = await beginLesson({ game: this.game, step: step + 1, name: name === "" ? null : name });
    this.#isOpening = false;
    if (!answer.ok) return void (this.problem = answer.problem);
    this.problem = null;
    this.isOver = false;
    this.at = step;
    this.table = answer.value;
    this.#keep();
  }

  /** Another step of the same scene is at hand. */
  goTo(step: number): void {
    this.at = step;
    this.#keep();
  }

  #keep(): void {
    const step = Math.min(this.at + 1, this.steps.length);
    if (this.#asked === null || this.#isFurther(step, this.#asked))
      keepProgress(this.game, { step, of: this.steps.length });
  }

  /** Whether somebody who only wanted to see a step has come further than that, and than ever before. */
  #isFurther(step: number, asked: number): boolean {
    const kept = progressOf(this.game)?.step ?? asked;
    return kept > 0 && step > Math.max(kept, asked);
  }

  #finish(): void {
    this.isOver = true;
    keepProgress(this.game, { step: 0, of: this.steps.length });
  }
}
