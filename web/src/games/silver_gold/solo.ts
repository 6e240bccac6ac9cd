import type { Update } from "../../api/types";
import type { SilverGoldView } from "../../api/views/silver_gold";
import type { Solo } from "../../ending/solo";
import { t } from "../../text/texts.svelte";

const rank = (rating: string): string => t("silver_gold-table-rating-name", { rating });

/** The ranks of a game played alone (SG-5.1). */
export function soloOf({ view, scores }: Update): Solo | null {
  const { rating } = view as SilverGoldView;
  if (!rating) return null;
  return {
    points: scores[0] ?? 0,
    levels: rating.levels.map(({ name, least }) => ({ name: rank(name), least })),
    reached: rank(rating.now),
  };
}
