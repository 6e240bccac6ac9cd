/** Copies a text; `field` holds it for browsers that copy only what is selected, or else a field is made for it. */
export async function copyText(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard without a secure line, or it is forbidden.
    if (!field) return copyByField(text);
    field.select();
    return document.execCommand("copy");
  }
}

/** Copies out of a field that is there for a moment; the focus goes back to where it was. */
function copyByField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; opacity: 0";
  // Outside a window that stands before everything nothing can be selected.
  (before?.closest("dialog, [popover]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
