import { settings } from "./settings.svelte";

const canNotify = (): boolean => typeof Notification !== "undefined";

/** Whether the browser lets this page show notices: it may not have been asked, or have said no. */
export function noticesAre(): "allowed" | "refused" | "unasked" | "impossible" {
  if (!canNotify()) return "impossible";
  return ({ granted: "allowed", denied: "refused", default: "unasked" } as const)[Notification.permission];
}

/** Turns notices on, asking the browser if it was never asked, or off; called by a press only. */
export async function wantNotices(on: boolean): Promise<void> {
  if (on && noticesAre() === "unasked") await Notification.requestPermission();
  settings.notices = on && noticesAre() === "allowed";
}

/** Shows a notice of the own turn, if the player wants any. */
export function notifyOfTurn(words: string, game: string): void {
  if (!settings.notices || noticesAre() !== "allowed") return;
  try {
    const notice = new Notification(words, { body: game, tag: "schatzkiste-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show notices only for installed pages.
  }
}
