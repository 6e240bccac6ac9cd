import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** How a thing on the table answers to mouse, keyboard and finger. */
export interface Meeting {
  come: (element: Element) => void;
  go: () => void;
  press: (element: Element, byFinger: boolean) => void;
}

/** Mouse and keyboard come and go; fingers only press. Drawn things have no keys of their own, so these press too. */
export function meet({ come, go, press }: Meeting): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    // The events in question are the same for drawn things.
    const element = node as HTMLElement;
    let byFinger = false;
    const stops = [
      on(element, "pointerenter", ({ pointerType }) => pointerType === "mouse" && come(element)),
      on(element, "pointerleave", ({ pointerType }) => pointerType === "mouse" && go()),
      on(element, "focus", () => element.matches(":focus-visible") && come(element)),
      on(element, "blur", go),
      on(element, "pointerdown", ({ pointerType }) => (byFinger = pointerType !== "mouse")),
      on(element, "keydown", (event) => {
        byFinger = false;
        if (node instanceof HTMLElement || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        press(element, false);
      }),
      on(element, "click", () => press(element, byFinger)),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
