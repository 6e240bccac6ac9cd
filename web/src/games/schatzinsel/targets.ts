import type { Attachment } from "svelte/attachments";
import { interactive } from "../../board/interactive";
import type { Kind } from "./actions";
import { aboutKind, type Choice } from "./choice.svelte";

/** A thing that stands for a kind of action. */
export function kindTarget(choice: Choice, kind: Kind): Attachment<HTMLElement | SVGElement> {
  return interactive({
    enter: (element) => choice.pointKind(kind, element),
    leave: () => choice.leave(),
    press: (element) => choice.pressKind(kind, element),
    hold: (element) => choice.tell(aboutKind(kind), element),
  });
}
