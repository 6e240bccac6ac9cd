import { afterEach, expect, test, vi } from "vitest";
import { openBrowser } from "../browser";

type Texts = typeof import("../../src/text/texts.svelte");

/** A fresh copy of the texts, as a browser with these languages loads them. */
async function openTexts(languages: string[]): Promise<Texts & ReturnType<typeof openBrowser>> {
  vi.resetModules();
  const browser = openBrowser(languages);
  return { ...browser, ...(await import("../../src/text/texts.svelte")) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [["fr-CA", "de"], "fr"],
  [["it", "de-AT"], "de"],
  [["it"], "en"],
  [[], "en"],
])("a browser that speaks %j is spoken to in %s", async (languages, expected) => {
  const { html, language } = await openTexts(languages);
  expect(language()).toBe(expected);
  expect(html.lang).toBe(expected);
});

test("a chosen language is kept for the next visit", async () => {
  const first = await openTexts(["en"]);
  await first.setLanguage("fr");
  expect(first.html.lang).toBe("fr");
  expect([...first.storage.values()]).toEqual(["fr"]);
});

test("a language change brings the texts of the games in use along", async () => {
  const { loadGameTexts, setLanguage, t } = await openTexts(["en"]);
  await loadGameTexts("schatzinsel");
  expect(t("schatzinsel-action-end")).toBe("End the turn");
  await setLanguage("de");
  expect(t("schatzinsel-action-end")).toBe("Den Zug beenden");
});

test("a missing text shows its id and is reported", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const { t } = await openTexts(["en"]);
  expect(t("page-of-a-lost-diary")).toBe("page-of-a-lost-diary");
  expect(report).toHaveBeenCalledOnce();
});

test("a seat becomes a name, or you", async () => {
  const { eventText, loadGameTexts } = await openTexts(["de"]);
  await loadGameTexts("schatzinsel");
  const event = { code: "tile-taken", args: { seat: 1, tile: "3-5" } };
  expect(eventText("schatzinsel", event, ["Anna", "Mina"], 0)).toBe("Mina nimmt Kärtchen 3-5");
  expect(eventText("schatzinsel", event, ["Anna", "Mina"], 1)).toBe("Du nimmst Kärtchen 3-5");
});

test("a refusal is told in the game's words, else in the common ones", async () => {
  const { loadGameTexts, refusalText } = await openTexts(["en"]);
  await loadGameTexts("schatzinsel");
  const own = { code: "no-free-guard", rule: "SI-3.1", args: {} };
  const common = { code: "game-over", rule: "SI-5.1", args: {} };
  expect(refusalText("schatzinsel", own, [])).not.toBe("schatzinsel-refusal-no-free-guard");
  expect(refusalText("schatzinsel", common, [])).toBe("The game is over.");
});

test("the page's own problems have words too", async () => {
  const { problemText } = await openTexts(["en"]);
  expect(problemText({ type: "problem", code: "unreachable", args: {} })).toBe("The server does not answer.");
  expect(problemText({ type: "problem", code: "unknown-table", args: {} })).toBe("This table does not exist.");
});
