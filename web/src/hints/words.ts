import type { Hinted } from "../api/types";
import { kindOf } from "../board/notation";
import { hasText, t } from "../text/texts.svelte";
import type { Guide, Named } from "./bottle.svelte";

/** An advised action in the words of its game, those for somebody who sees the table if there are any. */
export function adviceText(game: string, advice: Named, guide: Guide): string {
  const kind = kindOf(advice.action);
  const own = `${game}-table-advice-${kind}`;
  return t(hasText(own) ? own : `${game}-action-${kind}`, { ...advice.args, ...guide.argsOf?.(advice) });
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
