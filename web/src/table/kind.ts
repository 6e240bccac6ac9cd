import type { PartyMessage } from "../api/types";

/** The text that says what a table is where no game that counts is played: practice, or a record that is only shown. */
export function kindOf(party: Pick<PartyMessage, "practice" | "shown"> | null): string | null {
  if (!party?.practice) return null;
  return party.shown ? "page-from-record" : "page-practice";
}
