import { dropOne, keysOf } from "../api/keys";
import { SEATLESS, type Session } from "../api/live.svelte";
import { homeRoute } from "../route";

/**
 * Gives up one's seat for good, and goes when that is certain; others at this device keep theirs.
 *
 * A wish that was lost with the line is forgotten once the line is back.
 */
export function leaveTable(session: Session): void {
  session.problem = null;
  if (!session.tell({ type: "leave" })) return;
  let wasOffline = false;
  const stop = $effect.root(() => {
    $effect(() => {
      const { status, problem } = session;
      if (problem || (wasOffline && status === "live")) stop();
      if (status === "gone" && problem && (SEATLESS.has(problem.code) || problem.code === "unknown-table")) go(session);
      wasOffline ||= status === "offline";
    });
  });
}

function go({ table, key }: Session): void {
  if (key !== null) dropOne(table, key);
  if (keysOf(table).length === 0) location.hash = homeRoute;
  else location.reload();
}
