import type { Attachment } from "svelte/attachments";
import type { PickingChoice, TableChoice } from "./choice.svelte";
import { interactive } from "./interactive";

/** Who must press twice, first to pick and then to do it. */
export type Twice = "nobody" | "fingers" | "all";

/** A thing that stands for an action, or (null) for none now; `about` says what it is and what it is good for. */
export function target(
  choice: PickingChoice<unknown>,
  notation: string | null,
  twice: Twice = "fingers",
  about = "",
): Attachment<HTMLElement | SVGElement> {
  return interactive({
    enter: (element) => (notation === null ? choice.tell(about, element) : choice.point(notation, element, about)),
    leave: () => choice.leave(),
    press: (element, byFinger) => {
      if (notation === null) choice.tell(about, element);
      else choice.press(notation, element, twice === "all" || (twice === "fingers" && byFinger), about);
    },
    ...(about !== "" && { hold: (element: Element) => choice.tell(about, element) }),
  });
}

/** A thing that stands for no action, but says what it is and what it is good for. */
export function explained(choice: TableChoice<unknown>, about: string): Attachment<HTMLElement | SVGElement> {
  const tell = (element: Element): void => choice.tell(about, element);
  return interactive({ enter: tell, leave: () => choice.leave(), press: tell, hold: tell });
}
