import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isNewcomer } from "../../src/lesson/offer";
import { keepProgress, progressOf } from "../../src/lesson/progress";
import { openBrowser, type Browser } from "../browser";

let browser: Browser;

beforeEach(() => (browser = openBrowser()));
afterEach(() => vi.unstubAllGlobals());

test("the browser knows how far each lesson went", () => {
  expect(progressOf("tobago")).toBeNull();
  keepProgress("tobago", { step: 7, of: 19 });
  expect(progressOf("tobago")).toEqual({ step: 7, of: 19 });
  expect(progressOf("schatzinsel")).toBeNull();
  keepProgress("tobago", { step: 0, of: 19 });
  expect(progressOf("tobago")).toEqual({ step: 0, of: 19 });
});

test.each(["", "ahoy", "7", "20/19", "-1/19", "1.5/19"])("a damaged note (%s) counts as none", (kept) => {
  browser.storage.set("schatzkiste-lesson-tobago", kept);
  expect(progressOf("tobago")).toBeNull();
});

test("lessons are offered once, and to nobody who has a table", () => {
  expect([isNewcomer(), isNewcomer()]).toEqual([true, false]);
  openBrowser().storage.set("schatzkiste-tables", JSON.stringify([{ table: "t", key: "k" }]));
  expect(isNewcomer()).toBe(false);
});
