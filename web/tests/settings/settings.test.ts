import { afterEach, expect, test, vi } from "vitest";
import { openBrowser, type Browser } from "../browser";

type Module = typeof import("../../src/settings/settings.svelte");

/** A fresh copy of the settings, as a browser that has kept this text loads them. */
async function openSettings(kept?: string): Promise<Module & Browser> {
  vi.resetModules();
  const browser = openBrowser();
  if (kept !== undefined) browser.storage.set("schatzkiste-settings", kept);
  const module = await import("../../src/settings/settings.svelte");
  module.applySettings();
  return { ...browser, ...module };
}

afterEach(() => vi.unstubAllGlobals());

const DEFAULTS = {
  theme: "auto",
  motion: "auto",
  speed: "normal",
  trails: true,
  labels: false,
  sounds: false,
  notices: false,
  notes: true,
  confirmTouch: true,
  everyStop: false,
};

test("at first everything has its default", async () => {
  const { settings } = await openSettings();
  expect({ ...settings }).toEqual(DEFAULTS);
});

test("a change is kept for the next visit", async () => {
  const { settings, storage } = await openSettings();
  settings.speed = "slow";
  settings.sounds = true;
  const next = await openSettings(storage.get("schatzkiste-settings"));
  expect({ ...next.settings }).toEqual({ ...DEFAULTS, speed: "slow", sounds: true });
});

test.each(["{", "null", "7", '{"speed":"never","theme":3,"sounds":"yes","other":true}'])(
  "%s in the storage changes nothing",
  async (kept) => {
    const { settings } = await openSettings(kept);
    expect({ ...settings }).toEqual(DEFAULTS);
  },
);

test("the theme follows the system until one is chosen", async () => {
  const { settings, html, wish, isDark } = await openSettings();
  expect([html.dataset.theme, isDark()]).toEqual(["light", false]);
  wish("(prefers-color-scheme: dark)", true);
  expect([html.dataset.theme, isDark()]).toEqual(["dark", true]);
  settings.theme = "light";
  expect([html.dataset.theme, isDark()]).toEqual(["light", false]);
  wish("(prefers-color-scheme: dark)", false);
  settings.theme = "dark";
  expect([html.dataset.theme, isDark()]).toEqual(["dark", true]);
});

test("motion follows the system until it is chosen", async () => {
  const { settings, html, wish, isCalm } = await openSettings();
  expect([html.dataset.motion, isCalm()]).toEqual(["lively", false]);
  wish("(prefers-reduced-motion: reduce)", true);
  expect([html.dataset.motion, isCalm()]).toEqual(["calm", true]);
  settings.motion = "lively";
  expect([html.dataset.motion, isCalm()]).toEqual(["lively", false]);
  wish("(prefers-reduced-motion: reduce)", false);
  settings.motion = "calm";
  expect([html.dataset.motion, isCalm()]).toEqual(["calm", true]);
});

test("the speed is a time to read, also in calm", async () => {
  const { settings, readingTime } = await openSettings();
  settings.motion = "calm";
  const times = (["slow", "normal", "fast", "at-once", "step"] as const).map((speed) => {
    settings.speed = speed;
    return readingTime();
  });
  expect(times).toEqual([2400, 1200, 500, 0, Infinity]);
});
