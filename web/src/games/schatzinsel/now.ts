import { objectOf } from "../../board/notation";
import { awaiting, nowText, winnersIn, type Now } from "../../board/now";
import { refusalText, t } from "../../text/texts.svelte";
import type { Choice } from "./choice.svelte";
import { KINDS, kindOf } from "./actions";

/** The title and the sentence for the position and for what the player looks at. */
export function nowWords(choice: Choice, names: string[]): Now {
  const { update } = choice;
  if (update.over) return over(choice, names);
  if (!choice.myTurn) {
    const awaited = update.to_act[0] ?? 0;
    return awaiting(words("waiting", { seat: names[awaited] ?? "" }), awaited, update);
  }
  const { title, sentence } = wanted(choice);
  const { refused } = choice.session;
  if (refused) return { title, sentence: refusalText(update.game, refused.refusal, names, update.seat) };
  return { title, sentence: choice.shown === null ? sentence : (outcome(choice, choice.shown) ?? sentence) };
}

function wanted(choice: Choice): Now {
  const { view, legal, kindNow } = choice;
  const picked = (choice.selected && kindOf(choice.selected)) ?? choice.kind;
  if (view.kind === null) return words(picked ?? "begin");
  if (KINDS.every((kind) => legal.of(kind).length === 0)) return words("done");
  if (picked !== null && picked !== view.kind) return words(picked);
  const goesOn = kindNow === "lay" || kindNow === "chest" || kindNow === "guard";
  if (!goesOn || legal.of(kindNow).length === 0) return words("next");
  return { title: t(`schatzinsel-table-now-more-${kindNow}`), sentence: t("schatzinsel-table-now-more-text") };
}

/** What the action in view brings, or where its tile belongs. */
function outcome(choice: Choice, notation: string): string | null {
  const [row, column] = objectOf(notation)?.split("-") ?? [];
  if (row === undefined || column === undefined) return null;
  if (kindOf(notation) === "take") return t("schatzinsel-table-now-home", { row, column });
  return t("schatzinsel-table-now-place", { row, column, points: choice.gain(notation) });
}

function over({ update }: Choice, names: string[]): Now {
  return words("over", winnersIn(update, names));
}

function words(moment: string, args: Record<string, string> = {}): Now {
  return nowText(`schatzinsel-table-now-${moment}`, args);
}
