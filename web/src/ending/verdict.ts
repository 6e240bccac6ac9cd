import type { Update } from "../api/types";
import { called } from "../table/names";
import { t } from "../text/texts.svelte";
import { bestGain } from "./curve";
import type { Solo } from "./solo";

/** What is said of the end in one title and one sentence. */
export interface Verdict {
  won: boolean;
  title: string;
  sentence: string;
}

/** The end as this player, or a spectator, is told. */
export function verdictOf(update: Update, names: readonly string[], solo: Solo | null): Verdict {
  const { game, seat, scores, winners, ending } = update;
  const amount = (points: number): string => t(`${game}-amount`, { points });
  if (solo) return soloVerdict(solo, amount);
  const won = seat === null || winners.includes(seat);
  const best = Math.max(...scores);
  const title = titleOf(update, names);
  const others = scores.map((points, other) => ({ points, other })).filter(({ other }) => !winners.includes(other));
  const next = others.toSorted((a, b) => b.points - a.points)[0];
  if (!won && seat !== null) {
    const missing = best - (scores[seat] ?? 0);
    if (missing === 0) return { won, title, sentence: t("page-end-tie") };
    const gain = ending ? bestGain(ending.curve, seat) : 0;
    const sentence = t("page-end-short", { amount: amount(missing), gain });
    return { won, title, sentence };
  }
  if (!next || winners.length > 1) return { won, title, sentence: t("page-end-level") };
  if (next.points === best) return { won, title, sentence: t("page-end-tie") };
  const sentence = t("page-end-ahead", {
    amount: amount(best - next.points),
    seat: called(update, names, next.other),
    you: next.other === seat ? "yes" : "no",
  });
  return { won, title, sentence };
}

function titleOf(update: Update, names: readonly string[]): string {
  const [first, ...others] = update.winners;
  if (first === undefined) return t("page-end");
  if (others.length > 0)
    return t("page-end-shared", { names: update.winners.map((seat) => called(update, names, seat)).join(", ") });
  return first === update.seat ? t("page-end-you-won") : t("page-end-won", { seat: called(update, names, first) });
}

/** The upper half of the ranks is a victory. */
function soloVerdict({ points, levels, reached }: Solo, amount: (points: number) => string): Verdict {
  const rank = levels.findIndex(({ name }) => name === reached);
  const won = rank >= levels.length / 2;
  const title = won ? t("page-end-solo-rank", { rank: reached }) : reached;
  const next = levels[rank + 1];
  if (!next) return { won, title, sentence: t("page-end-solo-top", { amount: amount(points) }) };
  const sentence = t("page-end-solo", { amount: amount(points), missing: next.least - points, next: next.name });
  return { won, title, sentence };
}
