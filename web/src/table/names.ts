import type { SeatInfo, Update } from "../api/types";
import { t } from "../text/texts.svelte";

/** A name for every seat: the player's own, the bot's, or the seat's number; of bots with one name each has a number. */
export function seatNames(seats: SeatInfo[]): string[] {
  const names = seats.map(
    ({ name, bot }, seat) => name ?? (bot ? t(`bot-${bot}`) : t("page-seat", { number: seat + 1 })),
  );
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before > 0 && seats[seat]?.bot ? `${name} ${before + 1}` : name;
  });
}

/** A seat by name, or "you". */
export function called({ seat }: Pick<Update, "seat">, names: readonly string[], other: number): string {
  return other === seat ? t("page-you") : (names[other] ?? "");
}
