import { dropOne, keysOf } from "../api/keys";
import type { Session } from "../api/live.svelte";
import { homeRoute } from "../route";

/** Gives up one's seat for good, and goes when that is certain; others at this device keep theirs. */
export function leaveTable(session: Session): void {
  session.problem = null;
  if (!session.tell({ type: "leave" })) return;
  const stop = $effect.root(() => {
    $effect(() => {
      if (session.status === "gone") {
        stop();
        go(session);
      } else if (session.problem) stop();
    });
  });
}

function go({ table, key }: Session): void {
  if (key !== null) dropOne(table, key);
  if (keysOf(table).length === 0) location.hash = homeRoute;
  else location.reload();
}
