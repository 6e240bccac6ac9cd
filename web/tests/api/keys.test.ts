import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropKey, dropOne, keepKeys, keyOf, keysOf, tableKeys } from "../../src/api/keys";
import { openBrowser } from "../browser";

let storage: Map<string, string>;

beforeEach(() => ({ storage } = openBrowser()));
afterEach(() => vi.unstubAllGlobals());

test("the newest seat comes first, each table once, none is lost", () => {
  for (let i = 0; i < 250; i++) keepKeys(`t${i}`, [`k${i}`]);
  keepKeys("t20", ["k20"]);
  expect(tableKeys()).toHaveLength(250);
  expect(tableKeys()[0]).toEqual({ table: "t20", key: "k20" });
  expect(keyOf("t0")).toBe("k0");
  expect(keyOf("t250")).toBeNull();
});

test("several people at one device have a seat each", () => {
  keepKeys("a", ["1", "2"]);
  keepKeys("a", ["2", "3"]);
  expect(keysOf("a")).toEqual(["1", "2", "3"]);
  dropOne("a", "1");
  expect(keyOf("a")).toBe("2");
});

test("a dropped table is forgotten", () => {
  keepKeys("a", ["1"]);
  keepKeys("b", ["2"]);
  dropKey("a");
  expect(tableKeys()).toEqual([{ table: "b", key: "2" }]);
});

test.each(["not json", "{}", '[1, {"table": 2, "key": "x"}, null]'])("a damaged storage %j counts as empty", (kept) => {
  storage.set("schatzkiste-tables", kept);
  expect(tableKeys()).toEqual([]);
});

test("without storage nothing is kept and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  keepKeys("a", ["1"]);
  expect(tableKeys()).toEqual([]);
});
