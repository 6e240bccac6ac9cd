import type { CurvePoint } from "../api/types";

/** Fewer points than these would hide how a short game went. */
const FEWEST = 24;
const MOST_LABELS = 4;
/** Distance of two signs at the end of their lines. */
const APART = 21;

/** Everyone's points at even distances from the start to the end. */
export function sampled(curve: readonly CurvePoint[], rounds: number): number[][] {
  const each = Math.max(1, Math.ceil(FEWEST / rounds));
  return Array.from({ length: rounds * each + 1 }, (_, i) => {
    const passed = curve.filter(({ at }) => at <= i / each);
    return [...(passed.at(-1) ?? curve[0])!.points];
  });
}

/** Round numbers for the scale: nothing, half and full, the full one not below the highest points. */
export function scale(highest: number): number[] {
  const half = Math.max(1, highest / 2);
  const power = 10 ** Math.floor(Math.log10(half));
  const step =
    [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10].map((factor) => factor * power).find((value) => value >= half) ?? half;
  const whole = Math.ceil(step);
  return [0, whole, 2 * whole];
}

/** The rounds that get a number below the curve, at even distances; the end has a word of its own. */
export function labelledRounds(rounds: number): number[] {
  const step = Math.max(1, Math.ceil(rounds / MOST_LABELS));
  return Array.from({ length: Math.round(rounds / step) - 1 }, (_, i) => (i + 1) * step);
}

/** Heights for the signs at the ends of the lines, in the order of the lines, pushed apart until all can be seen. */
export function spread(heights: readonly number[], lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  for (let i = 1; i < order.length; i++)
    placed[order[i]!] = Math.max(placed[order[i]!]!, placed[order[i - 1]!]! + APART);
  const overlap = Math.max(0, Math.max(...placed) - lowest);
  for (let i = order.length - 1, room = lowest; overlap > 0 && i >= 0; i--, room -= APART)
    placed[order[i]!] = Math.min(placed[order[i]!]!, room);
  return placed;
}

/** The most that a single action brought the seat. */
export function bestGain(curve: readonly CurvePoint[], seat: number): number {
  return Math.max(0, ...curve.slice(1).map(({ points }, i) => points[seat]! - curve[i]!.points[seat]!));
}
