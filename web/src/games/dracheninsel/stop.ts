import type { TableSession } from "../../api/still";
import type { EventInfo } from "../../api/types";
import type { OwnedHunter } from "./choice.svelte";
import { teller } from "./happenings";

/** What is to be known of a table to tell whether a Stop is worth a question. */
interface Moment {
  session: Pick<TableSession, "log">;
  update: { seat: number | null };
  view: { turn: number; actions_taken: number };
  hunters: readonly Pick<OwnedHunter, "seat" | "role">[];
}

/**
 * Whether the last action is one that people would want to stop: it is about a treasure or about this player.
 *
 * Before the first action there is nothing to take back, and most steps are worth nobody's Slumber.
 */
export function isWorthAStop({ session, update, view, hunters }: Moment): boolean {
  if (view.actions_taken === 0) return false;
  if (hunters.some(({ seat, role }) => seat === view.turn && role === "carries")) return true;
  return lastEvents({ session, view }).some((event) => isBig(event) || event.args.other === update.seat);
}

/** What the last action did, in one event: what weighs most of it, else what befell this player. */
export function whatToStop({ session, update, view }: Omit<Moment, "hunters">): EventInfo | undefined {
  const events = lastEvents({ session, view }).filter(({ args }) => args.seat === view.turn);
  return events.findLast(isBig) ?? events.findLast(({ args }) => args.other === update.seat) ?? events.at(-1);
}

const isBig = (event: EventInfo): boolean => teller.happening(event).weight === "big";

/** The last that the log tells of the player whose turn it is. */
function lastEvents({ session, view }: Pick<Moment, "session" | "view">): readonly EventInfo[] {
  return session.log.findLast(({ events }) => events.some(({ args }) => args.seat === view.turn))?.events ?? [];
}
