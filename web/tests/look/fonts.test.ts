import { expect, test } from "vitest";
import styles from "../../src/look/fonts.css?raw";

const texts = import.meta.glob<string>(
  ["../../../src/schatzkiste/locales/*/*.ftl", "!../../../src/schatzkiste/locales/*/{cli,*-terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const books = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });

/** Letters that fonts of the system draw as well: a space that does not break, an arrow. */
const ELSEWHERE = new Set(["\u202f", "→"]);

/** The ranges of a font, by its name and weight. */
const ranges = [...styles.matchAll(/font-family: "([^"]+)";\s+font-weight: (\d+);[^}]*?unicode-range:([^;]+);/g)].map(
  ([, name = "", weight, range = ""]) => ({
    font: `${name} ${weight}`,
    title: name.startsWith("IM Fell"),
    spans: range.split(",").map((span) => {
      const [first = "", last = first] = span.trim().slice(2).split("-");
      return [parseInt(first, 16), parseInt(last, 16)] as const;
    }),
  }),
);

function missing(letters: Iterable<string>, title: boolean): string[] {
  const spans = ranges.filter((range) => range.title === title).map((range) => range.spans);
  const covered = (letter: string): boolean =>
    spans.every((own) =>
      own.some(([first, last]) => first <= letter.codePointAt(0)! && letter.codePointAt(0)! <= last),
    );
  return [...new Set(letters)].filter((letter) => letter.trim() && !ELSEWHERE.has(letter) && !covered(letter));
}

test("there is the font of titles and that of texts in three weights", () => {
  expect(ranges.map(({ font }) => font)).toEqual([
    "IM Fell English SC 400",
    "Alegreya Sans 400",
    "Alegreya Sans 700",
    "Alegreya Sans 800",
  ]);
});

test.each(Object.entries({ ...texts, ...books }))("the font of texts has all letters of %s", (_, text) => {
  expect(missing(text, false)).toEqual([]);
});

test("the font of titles has all letters of the books' headings", () => {
  const headings = Object.values(books).flatMap((text) => text.match(/^#+ .+$/gm) ?? []);
  expect(headings.length).toBeGreaterThan(80);
  expect(missing(headings.map((heading) => heading.replace(/^#+ /, "")).join(""), true)).toEqual([]);
});

test("the font of titles has every letter of the three languages", () => {
  const letters = Object.values(texts).flatMap((text) => text.match(/\p{L}/gu) ?? []);
  expect(missing(letters, true)).toEqual([]);
});
