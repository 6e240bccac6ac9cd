import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropKey, keepKey, keyOf, tableKeys } from "../../src/api/keys";
import { openBrowser } from "../browser";

let storage: Map<string, string>;

beforeEach(() => ({ storage } = openBrowser()));
afterEach(() => vi.unstubAllGlobals());

test("the newest seat comes first, each table once, none is lost", () => {
  for (let i = 0; i < 250; i++) keepKey({ table: `t${i}`, key: `k${i}` });
  keepKey({ table: "t20", key: "new" });
  expect(tableKeys()).toHaveLength(250);
  expect(tableKeys()[0]).toEqual({ table: "t20", key: "new" });
  expect(keyOf("t0")).toBe("k0");
  expect(keyOf("t250")).toBeNull();
});

test("a dropped table is forgotten", () => {
  keepKey({ table: "a", key: "1" });
  keepKey({ table: "b", key: "2" });
  dropKey("a");
  expect(tableKeys()).toEqual([{ table: "b", key: "2" }]);
});

test.each(["not json", "{}", '[1, {"table": 2, "key": "x"}, null]'])("a damaged storage %j counts as empty", (kept) => {
  storage.set("schatzkiste-tables", kept);
  expect(tableKeys()).toEqual([]);
});

test("without storage nothing is kept and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  keepKey({ table: "a", key: "1" });
  expect(tableKeys()).toEqual([]);
});
