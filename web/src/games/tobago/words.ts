import { language, t } from "../../text/texts.svelte";
import type { Choice } from "./choice.svelte";
import type { ClueView } from "../../api/views/tobago";

/** What a clue says, as the beginning of a sentence: its "not", if it has one, and the rest. */
export function clueParts({ relation, subject, largest, negated }: ClueView): [not: string, rest: string] {
  const phrase = t("tobago-clue", { relation, subject, largest: largest ? "yes" : "no", negated: "no" });
  return negated ? [capital(t("tobago-not")), phrase] : ["", capital(phrase)];
}

/** By what a clue of the own hand or of a path is named in a sentence. */
export function clueArgs({ view }: Choice, number: number): Record<string, string> {
  const clues = [...(view.hand ?? []), ...view.paths.flatMap((path) => path.clues)].map(({ clue }) => clue);
  const clue = [...clues, ...(view.drawn ? [view.drawn] : [])].find((other) => other.clue === number);
  if (!clue) return {};
  const { relation, subject, largest, negated } = clue;
  return { relation, subject, largest: largest ? "yes" : "no", negated: negated ? "yes" : "no" };
}

/** What a clue says, as the beginning of a sentence. */
export function clueWords(clue: ClueView): string {
  return clueParts(clue).join(" ").trimStart();
}

/** What the words of a clue mean exactly; nothing for one that needs no explanation. */
export function clueAbout({ relation, largest }: ClueView): string {
  return [
    relation !== "in" && t("tobago-table-about-relation", { relation }),
    largest && t("tobago-table-about-largest"),
  ]
    .filter(Boolean)
    .join(" ");
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

/** A space in short, as it is called on the island and in the clues. */
export function spaceName({ ground }: Choice, space: string): string {
  const { terrain = "", largest = false } = ground.get(space) ?? {};
  return `${space} · ${t(largest ? "tobago-table-largest" : "tobago-terrain", { terrain })}`;
}

/** What the things on a space are good for; nothing where there are none. */
export function spaceAbout(choice: Choice, space: string, names: readonly string[]): string {
  const { view, seat } = choice;
  const statue = view.statues.find((other) => other.space === space);
  const landmark = view.huts.includes(space) ? "hut" : view.palms.includes(space) ? "palm" : statue ? "statue" : null;
  const marked = view.paths.filter(({ markers }) => markers.includes(space));
  const paths = (located: boolean): string =>
    marked
      .filter((path) => (path.located !== null) === located)
      .map(({ path }) => t("tobago-path", { path }))
      .join(", ");
  return [
    paths(true) && t("tobago-table-about-treasure", { paths: paths(true) }),
    paths(false) && t("tobago-table-about-marker", { paths: paths(false) }),
    view.amulets.includes(space) && t("tobago-table-about-amulet"),
    ...view.seats.flatMap(({ vehicle }, other) =>
      vehicle === space && (other !== seat || choice.startsAt(space))
        ? t("tobago-table-about-vehicle", vehicleOf(other, seat, names))
        : [],
    ),
    landmark && t("tobago-table-about-landmark", { landmark }),
    statue && t("tobago-table-about-gaze", { shore: statue.shore }),
  ]
    .filter(Boolean)
    .join(" ");
}

function vehicleOf(other: number, own: number | null, names: readonly string[]): Record<string, string> {
  return { seat: names[other] ?? "", you: other === own ? "yes" : "no" };
}
