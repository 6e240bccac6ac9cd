import type { Session } from "../api/live.svelte";

/** How the own last action can be taken back: freely, by asking the others, or they are asked already. */
export type TakingBack = "free" | "ask" | "asked";

type Asking = Pick<Session, "update" | "party">;

/** How the own last action can be taken back now; null when it cannot. */
export function takingBack({ update, party }: Asking): TakingBack | null {
  if (!update || update.seat === null) return null;
  if (update.undo > 0) return "free";
  if (party?.undo?.seat === update.seat) return "asked";
  return update.ask_undo && !party?.undo ? "ask" : null;
}

/** Takes the own last action back, or asks the others to allow it. */
export function takeBack(session: Session): void {
  const how = takingBack(session);
  if (how === "free") session.undo();
  else if (how === "ask" && session.update) session.tell({ type: "ask-undo", seq: session.update.seq });
}
