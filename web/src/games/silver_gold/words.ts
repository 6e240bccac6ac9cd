import { t } from "../../text/texts.svelte";
import { cellsAround, signAt, type Sign } from "./grid";
import type { CardView } from "../../api/views/silver_gold";

/** What a sign on a field is good for. */
const ABOUT = {
  cross: "silver_gold-table-about-cross",
  coin: "silver_gold-table-about-coins",
  palm: "silver_gold-table-about-palms",
} as const;

/** A card in words: colour, worth, seal and what is printed on its fields. */
export function cardWords({ colour, points, seal, rows }: CardView): string {
  const words = [t("silver_gold-table-card", { colour, points })];
  if (seal) words.push(t("silver_gold-table-card-seal", { colour: seal.colour, value: seal.value }));
  for (const [sign, count] of signsOf(rows)) words.push(t("silver_gold-table-card-signs", { sign, count }));
  return words.join(", ");
}

/** A card in words, and what the signs on its fields are good for. */
export function cardAbout(face: CardView): string {
  return [`${cardWords(face)}.`, ...signsOf(face.rows).map(([sign]) => t(ABOUT[sign]))].join(" ");
}

/** What a field is, or what the sign on it is good for. */
export function fieldAbout(field: Sign | "marked"): string {
  return isSigned(field) ? t(ABOUT[field]) : t("silver_gold-table-about-field", { field });
}

/** Whether a field has a sign that is good for something. */
export const isSigned = (field: string): field is keyof typeof ABOUT => field in ABOUT;

/** The signs on the fields of a card, and how many there are of each. */
function signsOf(rows: string[]): [sign: keyof typeof ABOUT, count: number][] {
  const signs = cellsAround(rows).map((cell) => signAt(rows, cell));
  return (["cross", "coin", "palm"] as const)
    .map((sign): [keyof typeof ABOUT, number] => [sign, signs.filter((other) => other === sign).length])
    .filter(([, count]) => count > 0);
}
