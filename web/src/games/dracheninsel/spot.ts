import type { Attachment } from "svelte/attachments";
import { meet } from "../../board/meet";
import type { Choice } from "./choice.svelte";

/** Who must press twice, first to pick and then to do it. */
type Twice = "nobody" | "fingers" | "all";

/** A thing that stands for an action. */
export function spot(
  choice: Choice,
  notation: string | null,
  twice: Twice = "fingers",
): Attachment<HTMLElement | SVGElement> {
  return meet({
    come: (element) => choice.point(notation, element),
    go: () => choice.leave(),
    press: (element, byFinger) => choice.press(notation, element, twice === "all" || (twice === "fingers" && byFinger)),
  });
}
