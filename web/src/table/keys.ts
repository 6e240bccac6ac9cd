import type { Session } from "../api/live.svelte";
import type { Bottle } from "../hints/bottle.svelte";
import { takeBack } from "./takingBack";

/** Things that have a meaning of their own for the keys. */
const OWN_KEYS = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [popover]";

/** Whether a key was answered already, or is meant for whatever has the focus, such as a line of talk. */
export function isTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  return defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS) !== null);
}

/** The keys of a table: Space goes on, P pauses, L shows the last round again and Escape ends that, T asks for a hint, Ctrl+Z takes back. */
export class StoryKeys {
  constructor(
    private readonly session: Session,
    private readonly bottle: Bottle,
  ) {}

  press(event: KeyboardEvent): void {
    if (isTaken(event)) return;
    const target = event.target instanceof Element ? event.target : null;
    if (this.#takesBack(event) || this.#tells(event, target)) event.preventDefault();
  }

  #takesBack({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
    if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey) return false;
    takeBack(this.session);
    return true;
  }

  #tells({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element | null): boolean {
    const { story } = this.session;
    if (ctrlKey || metaKey || altKey) return false;
    switch (key) {
      case " ":
        if (!story.isTelling || target?.closest("button, a, summary")) return false;
        story.next();
        return true;
      case "p":
        if (!story.isTelling && !story.paused) return false;
        story.togglePause();
        return true;
      case "l":
        story.again();
        return true;
      case "Escape":
        if (!story.isRetelling) return false;
        story.backToPresent();
        return true;
      case "t":
        this.bottle.toggle();
        return true;
      default:
        return false;
    }
  }
}
