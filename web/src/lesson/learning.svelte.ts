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
    await this.open(Math.max(1, asked ?? progressOf(this.game)?.step ?? 1) - 1);
    if (asked === null && this.problem?.code === "unknown-step") await this.open(0);
  }

  /** Lays a table as it is before a step; after the last one the lesson is over. */
  async open(step: number): Promise<void> {
    if (this.#isOpening) return;
    if (this.table && step >= this.steps.length) return this.#finish();
    this.problem = null;
    const name = keptName();
    this.#isOpening = true;
    const answer = await beginLesson({ game: this.game, step: step + 1, name: name === "" ? null : name });
    this.#isOpening = false;
    if (!answer.ok) return void (this.problem = answer.problem);
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
    keepProgress(this.game, { step: Math.min(this.at + 1, this.steps.length), of: this.steps.length });
  }

  #finish(): void {
    this.isOver = true;
    keepProgress(this.game, { step: 0, of: this.steps.length });
  }
}
