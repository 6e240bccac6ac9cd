import { expect, test } from "vitest";
import { homeRoute, newRoute, parseRoute, ruleRoute, tableRoute } from "../src/route";

test.each([
  ["", { page: "home" }],
  ["#", { page: "home" }],
  [homeRoute, { page: "home" }],
  [newRoute("schatzinsel"), { page: "new", game: "schatzinsel" }],
  [tableRoute("k7f2"), { page: "table", table: "k7f2" }],
  [ruleRoute("tobago"), { page: "rules", game: "tobago", rule: null }],
  [ruleRoute("schatzinsel", "SI-3.4"), { page: "rules", game: "schatzinsel", rule: "SI-3.4" }],
  [tableRoute("a/b ü"), { page: "table", table: "a/b ü" }],
])("%j leads to its page", (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test.each(["#/table", "#/nowhere/x", "#/table/x/y", "#/rules/a/b/c", "#/table/%E0%A4%A/x"])(
  "%j is not on the map",
  (hash) => {
    expect(parseRoute(hash)).toEqual({ page: "unknown" });
  },
);

test("a damaged escape is taken as it stands", () => {
  expect(parseRoute("#/table/%E0%A4%A")).toEqual({ page: "table", table: "%E0%A4%A" });
});
