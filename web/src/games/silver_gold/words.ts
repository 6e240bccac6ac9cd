import { t } from "../../text/texts.svelte";
import { cellsAround, signAt } from "./grid";
import type { CardView } from "../../api/views/silver_gold";

/** A card in words: colour, worth, seal and what is printed on its fields. */
export function cardWords({ colour, points, seal, rows }: CardView): string {
  const signs = cellsAround(rows).map((cell) => signAt(rows, cell));
  const count = (sign: string): number => signs.filter((other) => other === sign).length;
  const words = [t("silver_gold-table-card", { colour, points })];
  if (seal) words.push(t("silver_gold-table-card-seal", { colour: seal.colour, value: seal.value }));
  for (const sign of ["cross", "coin", "palm"]) {
    if (count(sign)) words.push(t("silver_gold-table-card-signs", { sign, count: count(sign) }));
  }
  return words.join(", ");
}
