import { dropOne, keysOf } from "../api/keys";
import type { Session } from "../api/live.svelte";
import { homeRoute } from "../route";

/** Gives up one's seat for good; others at this device keep theirs. */
export function leaveTable(session: Session): void {
  if (!session.tell({ type: "leave" })) return;
  if (session.key !== null) dropOne(session.table, session.key);
  if (keysOf(session.table).length === 0) location.hash = homeRoute;
  else location.reload();
}
