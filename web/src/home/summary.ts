import type { TableSummary } from "../api/types";
import { seatNames } from "../table/names";
import { hasText, language, t } from "../text/texts.svelte";

/** The title of a table's game; a game that is no longer in the chest is called by its id. */
export function titleOf({ game }: TableSummary): string {
  return hasText(`${game}-title`) ? t(`${game}-title`) : game;
}

/** With whom one sits at the table. */
export function rivalsOf({ seats, seat }: TableSummary): string {
  if (seats.length === 1) return t("page-play-alone");
  const names = seatNames(seats).filter((_, other) => other !== seat);
  return t("page-play-against", { names: new Intl.ListFormat(language(), { type: "conjunction" }).format(names) });
}

/** How a finished game ended for the one who looks: "Won", "Shared", "2nd". */
export function placeOf({ seat, seats, scores, winners }: TableSummary): string {
  if (seats.length === 1) return t("page-solo");
  if (winners.includes(seat)) return t(winners.length > 1 ? "page-shared" : "page-won");
  const ahead = scores.filter((points) => points > scores[seat]!).length;
  return t("page-place", { place: Math.max(2, ahead + 1) });
}

/** The points at the end: both of two players, the own among more. */
export function pointsOf({ seat, scores }: TableSummary): string {
  const own = scores[seat]!;
  return scores.length === 2 ? `${own} : ${scores[1 - seat]}` : `${own}`;
}
