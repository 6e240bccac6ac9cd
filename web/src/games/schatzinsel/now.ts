import { objectOf } from "../../board/moves";
import { refusalText, t } from "../../text/texts.svelte";
import type { Choice } from "./choice.svelte";
import { KINDS, kindOf } from "./moves";

/** What to do now, for a newcomer. */
export interface Now {
  title: string;
  sentence: string;
}

/** The title and the sentence for the position and for what the player looks at. */
export function nowWords(choice: Choice, names: string[]): Now {
  const { update } = choice;
  if (update.over) return over(choice, names);
  if (!choice.myTurn) {
    const seat = names[update.to_act[0] ?? 0] ?? "";
    return words("waiting", { seat });
  }
  const { title, sentence } = wanted(choice);
  const { refused } = choice.session;
  if (refused) return { title, sentence: refusalText(update.game, refused.refusal, names, update.seat) };
  return { title, sentence: choice.shown === null ? sentence : (outcome(choice, choice.shown) ?? sentence) };
}

function wanted(choice: Choice): Now {
  const { view, moves, kindNow } = choice;
  const picked = (choice.selected && kindOf(choice.selected)) ?? choice.kind;
  if (view.kind === null) return words(picked ?? "begin");
  if (KINDS.every((kind) => moves.of(kind).length === 0)) return words("done");
  if (picked !== null && picked !== view.kind) return words(picked);
  const goesOn = kindNow === "lay" || kindNow === "chest" || kindNow === "guard";
  if (!goesOn || moves.of(kindNow).length === 0) return words("next");
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
  const alone = update.winners.length === 1;
  const winners = !alone ? "several" : update.winners[0] === update.seat ? "you" : "one";
  const list = update.winners.map((seat) => names[seat] ?? "").join(", ");
  return words("over", { winners, names: list });
}

function words(moment: string, args: Record<string, string> = {}): Now {
  const id = `schatzinsel-table-now-${moment}`;
  return { title: t(id, args), sentence: t(`${id}-text`, args) };
}
