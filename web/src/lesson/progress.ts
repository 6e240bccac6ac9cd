import { recall, remember } from "../storage";

/** How far somebody came in the lesson of a game: the step to go on with, of so many; 0 when it was finished. */
export interface Progress {
  step: number;
  of: number;
}

const STORED_AS = "schatzkiste-lesson-";

/** How far the lesson of a game went in this browser; null when it was never begun. */
export function progressOf(game: string): Progress | null {
  const [step = NaN, of = NaN] = (recall(STORED_AS + game) ?? "").split("/").map(Number);
  return Number.isInteger(step) && Number.isInteger(of) && step >= 0 && step <= of ? { step, of } : null;
}

export function keepProgress(game: string, { step, of }: Progress): void {
  remember(STORED_AS + game, `${step}/${of}`);
}
