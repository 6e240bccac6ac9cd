import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Session } from "../api/session.svelte";
import "./offline.css";

const PRESSING = new Set(["Enter", " "]);

/** Marks what is of no use without a line: it is grey then, and a press there explains why nothing happens. */
export function needsLine(session: Session): Attachment<HTMLElement> {
  return (element) => {
    const explain = (event: Event): void => {
      if (session.status !== "offline") return;
      session.ignored += 1;
      event.stopPropagation();
      event.preventDefault();
    };
    element.dataset.needsLine = "";
    const stops = [
      on(element, "click", explain, { capture: true }),
      // Drawn things are pressed by keys without a click. Whoever writes may go on.
      on(
        element,
        "keydown",
        (event) => PRESSING.has(event.key) && !(event.target instanceof HTMLInputElement) && explain(event),
        { capture: true },
      ),
    ];
    return () => {
      delete element.dataset.needsLine;
      stops.forEach((stop) => stop());
    };
  };
}
