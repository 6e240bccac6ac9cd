/** What an action gains, as exact as a guess can be. */
export function rounded(gain: number): number {
  return gain < 10 ? Math.round(10 * gain) / 10 : Math.round(gain);
}
