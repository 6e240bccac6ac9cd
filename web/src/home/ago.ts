const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment (in seconds since 1970) was, in words; less than a minute is now. */
export function ago(moment: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const past = Math.max(0, now - moment);
  const [unit, length] = STEPS.find(([, seconds]) => past >= seconds) ?? ["second", Infinity];
  return words.format(-Math.floor(past / length), unit);
}
