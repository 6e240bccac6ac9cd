import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/text/language";

const sources = Object.values(
  import.meta.glob<string>("../../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }),
).join("\n");
const files = import.meta.glob<string>(
  "../../../src/schatzkiste/locales/*/page{,-lesson,-lobby,-replay,-result,-table,-talk}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** Texts whose ids are put together, such as those of problems, speeds, stamps, notes, orders, or how a table is. */
const COMPOSED =
  /^page-(problem-|stamp-|note-|manner-|kind-|presence-|for-(seconds|minutes|hours|days)$|(waiting|start|host-starts)-(free|away|ready)$|statistics-(people|nobody)$|order-(ask|turn|game|mate)|speed-(slow|normal|fast|at-once|step)-about$|log-(all|mine|big|clock|stand-in)$)/;

const gameTexts = Object.values(
  import.meta.glob<string>("../../../src/schatzkiste/locales/en/*-page.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

const used = new Set(
  [
    ...Array.from(sources.matchAll(/"((?:page|note)-[a-z-]+)"/g), ([, id]) => id!),
    ...Array.from(gameTexts.matchAll(/\{ (page-[a-z-]+) \}/g), ([, id]) => id!),
  ].filter((id) => !COMPOSED.test(id)),
);

test.each(LANGUAGES)("the page has every word it uses, and no other, in %s", (language) => {
  const sources = Object.keys(files).filter((file) => file.includes(`/locales/${language}/`));
  const there = sources
    .flatMap((file) => new FluentResource(files[file]!).body.map(({ id }) => id))
    .filter((id) => !COMPOSED.test(id));
  expect(there.toSorted()).toEqual([...used].toSorted());
});
