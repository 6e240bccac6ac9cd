import { language, t } from "../../text/texts.svelte";
import type { Choice } from "./choice.svelte";
import type { ClueView } from "../../api/views/tobago";

/** What a clue says, as the beginning of a sentence: its "not", if it has one, and the rest. */
export function clueParts({ relation, subject, largest, negated }: ClueView): [not: string, rest: string] {
  const phrase = t("tobago-clue", { relation, subject, largest: largest ? "yes" : "no", negated: "no" });
  return negated ? [capital(t("tobago-not")), phrase] : ["", capital(phrase)];
}

/** What a clue says, as the beginning of a sentence. */
export function clueWords(clue: ClueView): string {
  return clueParts(clue).join(" ").trimStart();
}

/** The text with a capital letter at its beginning. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** The player's name, or "you". */
export function seatName(seat: number, own: number | null, names: readonly string[]): string {
  return seat === own ? t("page-you") : (names[seat] ?? "");
}

/** A space for those who cannot see it: name, terrain, all that is there, and how many legs away it is. */
export function spaceWords({ view, ground, seat, task }: Choice, space: string, names: readonly string[]): string {
  const { terrain = "", largest = false } = ground.get(space) ?? {};
  const legs = task === "drive" ? (view.reach.find((stop) => stop.space === space)?.legs ?? 0) : 0;
  const statue = view.statues.find((other) => other.space === space);
  return [
    space,
    t(largest ? "tobago-table-largest" : "tobago-terrain", { terrain }),
    view.huts.includes(space) ? t("tobago-table-hut") : "",
    view.palms.includes(space) ? t("tobago-table-palm") : "",
    statue ? t("tobago-table-statue", { shore: statue.shore }) : "",
    view.amulets.includes(space) ? t("tobago-table-amulet") : "",
    ...view.seats.flatMap(({ vehicle }, other) =>
      vehicle === space ? t("tobago-table-vehicle", vehicleOf(other, seat, names)) : [],
    ),
    ...view.paths.flatMap(({ path, markers, located }) =>
      markers.includes(space) ? t(located ? "tobago-table-treasure-here" : "tobago-table-marker", { path }) : [],
    ),
    legs > 0 ? t("tobago-table-legs", { legs }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function vehicleOf(other: number, own: number | null, names: readonly string[]): Record<string, string> {
  return { seat: names[other] ?? "", you: other === own ? "yes" : "no" };
}
