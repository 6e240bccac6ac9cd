import type { FluentVariable } from "@fluent/bundle";
import type { Update } from "../api/types";
import { t } from "../text/texts.svelte";

/** What to do now, for a newcomer. */
export interface Now {
  title: string;
  sentence: string;
}

/** The title with this id, and the sentence that belongs to it. */
export function nowText(id: string, args: Record<string, FluentVariable> = {}): Now {
  return { title: t(id, args), sentence: t(`${id}-text`, args) };
}

/** Who has won, as the texts about the end want it. */
export function winnersIn({ winners, seat }: Update, names: readonly string[]): { winners: string; names: string } {
  const list = winners.map((winner) => names[winner] ?? "").join(", ");
  if (winners.length !== 1) return { winners: "several", names: list };
  return { winners: winners[0] === seat ? "you" : "one", names: list };
}
