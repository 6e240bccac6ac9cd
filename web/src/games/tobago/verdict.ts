import type { FitView, PathView } from "../../api/views/tobago";

/** What a path says to the clue in question: nothing, that it fits, that it is refused, or that all is found. */
export type Verdict = "quiet" | "fits" | "refused" | "located";

export function verdictOf(path: PathView, fit: FitView | null): Verdict {
  if (path.located !== null) return "located";
  if (fit === null) return "quiet";
  return fit.fits ? "fits" : "refused";
}
