import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src/text/language";

const sources = Object.values(
  import.meta.glob<string>("../../../src/games/tobago/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const files = import.meta.glob<string>("../../../../src/schatzkiste/locales/*/tobago-page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Texts whose ids are put together from an action, a sign or a moment, and those of the end, which the frame uses. */
const COMPOSED = /^tobago-(table-(about-|advice-|deed-|do-|sign-|now-)|sheet-|course-|amount$)/;

const used = new Set(Array.from(sources.matchAll(/"(tobago-table-[a-z0-9-]+)"/g), ([, id]) => id!));

test.each(LANGUAGES)("the table has every word it uses, and no other, in %s", (language) => {
  const source = files[`../../../../src/schatzkiste/locales/${language}/tobago-page.ftl`]!;
  const there = new FluentResource(source).body.map(({ id }) => id);
  const plain = (ids: Iterable<string>): string[] => [...ids].filter((id) => !COMPOSED.test(id)).toSorted();
  expect(plain(there)).toEqual(plain(used));
});
