/** Hands a file to the browser to be kept. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser takes its time to fetch it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Hands a text in JSON to the browser to be kept. */
export function saveJson(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "application/json" }));
}
