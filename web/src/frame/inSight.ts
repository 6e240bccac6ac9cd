import type { Attachment } from "svelte/attachments";

/** Brings what is said where one may not be looking into sight, as soon as there is something to say. */
export function inSight(said: unknown): Attachment<HTMLElement> {
  return (element) => {
    if (said) element.scrollIntoView({ block: "nearest" });
  };
}
