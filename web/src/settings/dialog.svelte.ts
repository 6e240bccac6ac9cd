/** Whether the settings lie open over the page. */
export const dialog = $state({ isOpen: false });

/** Whether a key is meant for a text that is being written. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input:not([type=radio]), textarea, select") !== null;
}

/** A question mark asks for help wherever nothing is being written. */
export function askForHelp(event: KeyboardEvent): void {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  event.preventDefault();
  dialog.isOpen = true;
}
