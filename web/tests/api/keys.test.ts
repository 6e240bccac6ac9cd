import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropKeys, keepKey, keyOf, tableKeys } from "../../src/api/keys";
import { openBrowser } from "../browser";

let shelf: Map<string, string>;

beforeEach(() => ({ shelf } = openBrowser()));
afterEach(() => vi.unstubAllGlobals());

test("the newest seat comes first, each table once, twenty at most", () => {
  for (let i = 0; i < 25; i++) keepKey({ table: `t${i}`, key: `k${i}` });
  keepKey({ table: "t20", key: "new" });
  expect(tableKeys()).toHaveLength(20);
  expect(tableKeys()[0]).toEqual({ table: "t20", key: "new" });
  expect(keyOf("t24")).toBe("k24");
  expect(keyOf("t0")).toBeNull();
});

test("dropped tables are forgotten", () => {
  keepKey({ table: "a", key: "1" });
  keepKey({ table: "b", key: "2" });
  dropKeys(new Set(["a"]));
  expect(tableKeys()).toEqual([{ table: "b", key: "2" }]);
});

test.each(["not json", "{}", '[1, {"table": 2, "key": "x"}, null]'])("a damaged shelf %j counts as empty", (kept) => {
  shelf.set("schatzkiste-tables", kept);
  expect(tableKeys()).toEqual([]);
});

test("without storage nothing is kept and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  keepKey({ table: "a", key: "1" });
  expect(tableKeys()).toEqual([]);
});
