import type { AdviceInfo, Hinted } from "../api/types";
import { kindOf } from "../board/notation";
import { hasText, t } from "../text/texts.svelte";

/** An advised action in the words of its game. */
export function adviceText(game: string, { action, args }: AdviceInfo): string {
  return t(`${game}-action-${kindOf(action)}`, args);
}

/** What to look at. */
export function nudgeText(game: string, { reason }: Hinted): string {
  return ofReason(game, `look-${reason}`);
}

/** Why the best is the best, and by how much. */
export function reasonText(game: string, { reason, actions }: Hinted): string {
  const gain = actions[0]?.gain ?? 0;
  const lead = gain > 0 ? t(`${game}-hint-gain`, { gain }) : t("hint-close");
  return actions.length > 1 ? `${ofReason(game, reason)} ${lead}` : ofReason(game, reason);
}

function ofReason(game: string, reason: string): string {
  const own = `${game}-hint-${reason}`;
  return t(hasText(own) ? own : `hint-${reason}`);
}
