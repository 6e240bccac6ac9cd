import type { Attachment } from "svelte/attachments";
import { meet } from "../../board/meet";
import type { Choice } from "./choice.svelte";
import type { Kind } from "./moves";

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
