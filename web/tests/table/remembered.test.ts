import { beforeEach, describe, expect, it } from "vitest";
import type { Update } from "../../src/api/types";
import { forgetPosition, rememberedPosition, rememberPosition } from "../../src/table/remembered";
import { openBrowser, type Browser } from "../browser";

const UPDATE = {
  type: "update",
  seq: 7,
  game: "tobago",
  seat: 0,
  seats: [],
  options: {},
  to_act: [0],
  legal: ["lay 3 white"],
  scores: [0],
  over: false,
  winners: [],
  view: { round: 2 },
  log: [{ own: null, events: [] }],
} as unknown as Update;

let browser: Browser;

beforeEach(() => {
  browser = openBrowser();
});

describe("the position of a table that was left", () => {
  it("is remembered without what can be done there", () => {
    rememberPosition("t1", UPDATE);
    expect(rememberedPosition("t1")).toMatchObject({ game: "tobago", view: { round: 2 }, legal: [] });
    expect(rememberedPosition("t1")).not.toHaveProperty("log");
    expect(rememberedPosition("t2")).toBeNull();
  });

  it("is the last one, and forgotten with the table", () => {
    rememberPosition("t1", UPDATE);
    rememberPosition("t1", { ...UPDATE, scores: [5] });
    expect(rememberedPosition("t1")?.scores).toEqual([5]);
    forgetPosition("t1");
    expect(rememberedPosition("t1")).toBeNull();
  });

  it("makes room for newer ones", () => {
    for (let table = 0; table < 30; table += 1) rememberPosition(`t${table}`, UPDATE);
    expect(rememberedPosition("t29")).not.toBeNull();
    expect(rememberedPosition("t0")).toBeNull();
  });

  it("is no position when it is damaged", () => {
    browser.storage.set("schatzkiste-positions", '[{"table": "t1"}, 3, null]');
    expect(rememberedPosition("t1")).toBeNull();
  });
});
