/** Copies a text; `field` holds it for browsers that copy only what is selected. */
export async function copyText(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard without a secure line, or it is forbidden.
    field?.select();
    return document.execCommand("copy");
  }
}
