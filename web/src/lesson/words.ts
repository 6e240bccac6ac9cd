import type { GameInfo } from "../api/types";
import { t } from "../text/texts.svelte";
import { progressOf } from "./progress";

/** What the way to the lesson of a game is called: it was not begun, was left, or was finished. */
export function lessonText({ id, lesson }: GameInfo): string {
  const progress = progressOf(id);
  if (progress && progress.step > 1) return t("page-learn-on", { step: progress.step, count: progress.of });
  return t("page-learn", { minutes: lesson });
}
