import type { TableSession } from "../../api/still";
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
  const last = session.log.findLast(({ events }) => events.some(({ args }) => args.seat === view.turn));
  return (
    last?.events.some((event) => teller.happening(event).weight === "big" || event.args.other === update.seat) ?? false
  );
}
