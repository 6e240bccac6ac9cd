import type { SeatInfo, TableSummary } from "../api/types";
import type { Identity } from "../frame/identity";
import { seatNames } from "../table/names";
import { hasText, language, t } from "../text/texts.svelte";

/** The title of a table's game; a game that is no longer in the chest is called by its id. */
export function titleOf({ game, practice }: TableSummary): string {
  const title = hasText(`${game}-title`) ? t(`${game}-title`) : game;
  return practice ? `${title} · ${t("page-practice")}` : title;
}

/** The pieces of a table, away from it. */
export function identityOf({ game, seats }: { game: string; seats: SeatInfo[] }): Identity {
  return { game, pieces: seats.map(({ pieces }) => pieces) };
}

/** Whether other people play there, or have played. */
function isAmongPeople({ seats, seat }: TableSummary): boolean {
  return seats.some(({ bot, is_open }, other) => other !== seat && bot === null && !is_open);
}

/** Whether others still sit there: then the table stays when one gives up the own seat. */
export function isShared({ seats, seat }: TableSummary): boolean {
  return seats.some(({ bot, is_open, gone }, other) => other !== seat && bot === null && !is_open && !gone);
}

/** With whom one sits at the table; against bots, with people. */
export function rivalsOf(table: TableSummary): string {
  const { seats, seat, started } = table;
  if (seats.length === 1) return t("page-play-alone");
  const free = seats.filter(({ is_open }) => is_open).length;
  const names = seatNames(seats).filter((_, other) => other !== seat && !seats[other]!.is_open);
  const list = new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
  const company =
    names.length > 0 ? [t(isAmongPeople(table) ? "page-play-with" : "page-play-against", { names: list })] : [];
  const waiting = started ? [] : [free > 0 ? t("page-free-places", { count: free }) : t("page-not-begun")];
  return [...company, ...waiting].join(" · ");
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
