/** The card (1 or 2) and the cells that a mark names. */
export function markOf(notation: string): { slot: number; label: string } {
  const [, card = "", label = ""] = notation.split(" ");
  return { slot: Number(card), label };
}

/** The choice of two of the four dealt cards, by their places; null before two are chosen. */
export function pairOf(places: readonly number[]): string | null {
  const [one, other] = [...places].sort((a, b) => a - b);
  return one === undefined || other === undefined ? null : `keep ${one}+${other}`;
}
