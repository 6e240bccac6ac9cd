const SHELF = "schatzkiste-name";

/** The name given at the last table. */
export function keptName(): string {
  try {
    return localStorage.getItem(SHELF) ?? "";
  } catch {
    return "";
  }
}

/** Remembers the name for the next table. */
export function keepName(name: string): void {
  try {
    localStorage.setItem(SHELF, name);
  } catch {
    // Without storage it has to be typed again.
  }
}
