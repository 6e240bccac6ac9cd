import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src/text/language";

const sources = Object.values(
  import.meta.glob<string>("../../../src/games/dracheninsel/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const files = import.meta.glob<string>("../../../../src/schatzkiste/locales/*/dracheninsel-page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts that are named as a whole; others are put together from a question, a card or a colour. */
const named = Array.from(sources.matchAll(/\bsay\("([a-z-]+)"/g), ([, id]) => `dracheninsel-table-${id}`);

test.each(LANGUAGES)("the table has every word it names in %s", (language) => {
  const source = files[`../../../../src/schatzkiste/locales/${language}/dracheninsel-page.ftl`]!;
  const there = new Set(new FluentResource(source).body.map(({ id }) => id));
  expect(named.filter((id) => !there.has(id))).toEqual([]);
});
