import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src/text/language";

const sources = Object.values(
  import.meta.glob<string>("../../../src/games/silver_gold/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const files = import.meta.glob<string>("../../../../src/schatzkiste/locales/*/silver_gold-page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What to do now, and what a hint advises: ids put together from the moment; and the words of the end, which the frame uses. */
const MOMENTS = /^silver_gold-(table-(advice-|now-)|sheet-|course-|amount$)/;

const used = new Set(Array.from(sources.matchAll(/["'](silver_gold-table-[a-z-]+)["']/g), ([, id]) => id!));

test.each(LANGUAGES)("the table has every word it uses, and no other, in %s", (language) => {
  const source = files[`../../../../src/schatzkiste/locales/${language}/silver_gold-page.ftl`]!;
  const there = new FluentResource(source).body.map(({ id }) => id);
  const plain = (ids: Iterable<string>): string[] => [...ids].filter((id) => !MOMENTS.test(id)).toSorted();
  expect(plain(there)).toEqual(plain(used));
  for (const id of there.filter((id) => /-text$/.test(id))) expect(there).toContain(id.replace(/-text$/, ""));
});
