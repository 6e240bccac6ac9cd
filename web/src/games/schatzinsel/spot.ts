import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Choice } from "./choice.svelte";
import type { Kind } from "./moves";

interface Meeting {
  come: (element: Element) => void;
  go: () => void;
  press: (element: Element, byFinger: boolean) => void;
}

/** A thing that stands for an action; with `twice` (and for fingers always) the first press only picks it. */
export function spot(choice: Choice, notation: string, twice = false): Attachment<HTMLElement> {
  return meet({
    come: (element) => choice.point(notation, element),
    go: () => choice.leave(),
    press: (element, byFinger) => choice.press(notation, element, twice || byFinger),
  });
}

/** A thing that stands for a kind of action. */
export function kindSpot(choice: Choice, kind: Kind): Attachment<HTMLElement> {
  return meet({
    come: (element) => choice.pointKind(kind, element),
    go: () => choice.leave(),
    press: (element) => choice.pressKind(kind, element),
  });
}

/** Mouse and keyboard come and go; fingers only press. */
function meet({ come, go, press }: Meeting): Attachment<HTMLElement> {
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
