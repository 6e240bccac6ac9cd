/** The players' signs in the order of the seats: a shape each, so that colour is never alone. */
const MARKS = ["anchor", "star", "fish", "crown", "moon", "drop"] as const;
type MarkName = (typeof MARKS)[number];

/** The sign of a seat. */
export function markOf(seat: number): MarkName {
  return MARKS[seat % MARKS.length]!;
}

/** The colour of a seat; that of a line where nobody did it. */
export function colourOfSeat(seat: number | null): string {
  return seat === null ? "var(--line)" : `var(--mark-${markOf(seat)})`;
}
