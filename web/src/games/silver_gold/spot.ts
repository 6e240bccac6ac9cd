import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** How a thing on the table answers to mouse, keyboard and finger. */
export interface Meeting {
  come: (element: Element) => void;
  go: () => void;
  press: (element: Element, byFinger: boolean) => void;
}

/** Mouse and keyboard come and go; fingers only press. */
export function meet({ come, go, press }: Meeting): Attachment<HTMLElement> {
  return (element) => {
    let byFinger = false;
    const stops = [
      on(element, "pointerenter", ({ pointerType }) => pointerType === "mouse" && come(element)),
      on(element, "pointerleave", ({ pointerType }) => pointerType === "mouse" && go()),
      on(element, "focus", () => element.matches(":focus-visible") && come(element)),
      on(element, "blur", go),
      on(element, "pointerdown", ({ pointerType }) => (byFinger = pointerType !== "mouse")),
      on(element, "keydown", () => (byFinger = false)),
      on(element, "click", () => press(element, byFinger)),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
