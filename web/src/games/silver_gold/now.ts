import type { EffectView } from "../../api/views/silver_gold";
import { nowText, winnersIn, type Now } from "../../board/now";
import { refusalText, t } from "../../text/texts.svelte";
import type { Choice } from "./choice.svelte";

/** The title and the sentence for the position and for what the player picked. */
export function nowWords(choice: Choice, names: string[]): Now {
  const { update } = choice;
  if (update.over) return over(choice, names);
  if (!choice.myTurn) return waiting(choice, names);
  const { title, sentence } = wanted(choice);
  const { refused } = choice.session;
  if (refused) return { title, sentence: refusalText(update.game, refused.refusal, names, update.seat) };
  const isAsked = choice.stage === "pattern" && choice.picked !== null;
  return { title: isAsked ? t("silver_gold-table-now-picked") : title, sentence: outcome(choice) ?? sentence };
}

/** What marks bring, in a few words each; nothing when they bring nothing. */
export function effectWords(choice: Choice, effect: EffectView): string[] {
  const { coins, palms, rows, completes, card_points, crosses_left } = effect;
  const words: string[] = [];
  if (coins) words.push(t("silver_gold-table-effect-coins", { coins, total: choice.mine.sheet.coins + coins }));
  if (palms.length) {
    const points = palms.reduce((sum, palm) => sum + palm, 0);
    words.push(t("silver_gold-table-effect-palms", { count: palms.length, points }));
  }
  if (rows.length) words.push(t("silver_gold-table-effect-rows", { count: rows.length }));
  if (completes.length) {
    words.push(t("silver_gold-table-effect-cards", { count: completes.length, points: card_points }));
  }
  if (crosses_left) words.push(t("silver_gold-table-effect-crosses", { crosses: crosses_left }));
  return words;
}

function wanted(choice: Choice): Now {
  const { view, stage } = choice;
  const pattern = view.expedition?.name ?? "";
  if (stage === "pattern" && !choice.patternFits) return words("no-fit", { pattern });
  if (stage === "pattern" && choice.single) return words("single");
  if (stage === "cross") return words("cross", { crosses: view.pending?.crosses_left ?? 1 });
  if (stage === "settle") return settling(choice);
  return words(stage, { pattern });
}

/** How many cards there are to take, and from where. */
function settling({ view, mine }: Choice): Now {
  const { deck, display } = view;
  const from = deck === 0 ? "display" : display.length === 0 ? "deck" : "both";
  return words("settle", { cards: Math.min(2 - mine.cards.length, deck + display.length), from });
}

/** What the picked mark, or all marks of the turn, bring. */
function outcome(choice: Choice): string | null {
  if (choice.stage === "ready") {
    const brought = choice.view.pending ? effectWords(choice, choice.view.pending) : [];
    return brought.length ? `${t("silver_gold-table-now-ready-brings")} ${brought.join(", ")}.` : null;
  }
  if (!choice.picked || !choice.shown) return null;
  const effect = choice.effect(choice.shown.notation);
  if (!effect) return null;
  const brought = effectWords(choice, effect).join(", ");
  // A bonus space is counted together with what was marked before it.
  if (choice.stage === "cross" && brought) return `${t("silver_gold-table-now-in-all")} ${brought}`;
  return brought || t("silver_gold-table-now-again");
}

function waiting({ update, stage, view }: Choice, names: string[]): Now {
  const list = update.to_act.map((seat) => names[seat] ?? "").join(", ");
  if (view.phase === "settle") return words("others-settle", { names: list });
  const own = stage === "done" ? "done" : "watch";
  if (view.phase === "choose") return words("others-choose", { names: list, own });
  return words("others-mark", { names: list, own, marking: view.marking });
}

function over(choice: Choice, names: string[]): Now {
  const { update, view } = choice;
  if (view.rating) {
    return words("over-solo", { points: update.scores[choice.front] ?? 0, rating: view.rating.now });
  }
  return words("over", winnersIn(update, names));
}

function words(moment: string, args: Record<string, string | number> = {}): Now {
  return nowText(`silver_gold-table-now-${moment}`, args);
}
