/** The four treasure paths in the order of the table. */
export const PATHS = ["white", "grey", "brown", "black"] as const;

export type PathName = (typeof PATHS)[number];

/** The last thing an action names: its space, path or clue. */
export function aimOf(notation: string): string {
  return notation.split(" ").at(-1) ?? "";
}
