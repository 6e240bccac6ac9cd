import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Choice } from "./choice.svelte";

/** Who must press twice, first to pick and then to do it. */
type Twice = "nobody" | "fingers" | "all";

/** A thing that stands for an action. */
export function spot(choice: Choice, notation: string | null, twice: Twice = "fingers"): Attachment<HTMLElement> {
  return (element) => {
    let byFinger = false;
    const come = (): void => choice.point(notation, element);
    const go = (): void => choice.leave();
    const stops = [
      on(element, "pointerenter", ({ pointerType }) => pointerType === "mouse" && come()),
      on(element, "pointerleave", ({ pointerType }) => pointerType === "mouse" && go()),
      on(element, "focus", () => element.matches(":focus-visible") && come()),
      on(element, "blur", go),
      on(element, "pointerdown", ({ pointerType }) => (byFinger = pointerType !== "mouse")),
      on(element, "keydown", () => (byFinger = false)),
      on(element, "click", () => choice.press(notation, element, twice === "all" || (twice === "fingers" && byFinger))),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
