/** The kind of an action. */
export function kindOf(notation: string): string {
  return notation.split(" ")[0] ?? "";
}

/** What the action names first; null when it names nothing. */
export function objectOf(notation: string): string | null {
  return notation.split(" ")[1] ?? null;
}
