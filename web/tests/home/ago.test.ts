import { expect, test } from "vitest";
import { ago } from "../../src/home/ago";

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 min. ago"],
  [3 * 3600 + 5, "3 hr. ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
  [-30, "now"],
])("%d seconds back is %s", (seconds, words) => {
  expect(ago(1000 - seconds, "en", 1000)).toBe(words);
});
