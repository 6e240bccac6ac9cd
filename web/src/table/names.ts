import type { SeatInfo } from "../api/types";
import { t } from "../text/texts.svelte";

/** A name for every seat: the player's own, the bot's, or the seat's number. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(({ name, bot }, seat) => name ?? (bot ? t(`bot-${bot}`) : t("page-seat", { number: seat + 1 })));
}
