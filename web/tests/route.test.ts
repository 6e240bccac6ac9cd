import { expect, test } from "vitest";
import {
  friendsRoute,
  homeRoute,
  joinRoute,
  newRoute,
  parseRoute,
  ruleRoute,
  tableRoute,
  takeRoute,
} from "../src/route";

test.each([
  ["", { page: "home" }],
  ["#", { page: "home" }],
  [homeRoute, { page: "home" }],
  [newRoute("schatzinsel"), { page: "new", game: "schatzinsel", friends: false }],
  [friendsRoute("schatzinsel"), { page: "new", game: "schatzinsel", friends: true }],
  [joinRoute("k7f2", "s-_3"), { page: "join", table: "k7f2", invitation: "s-_3" }],
  [joinRoute("k7f2", null), { page: "join", table: "k7f2", invitation: null }],
  [takeRoute("ABC"), { page: "take", code: "ABC" }],
  [tableRoute("k7f2"), { page: "table", table: "k7f2" }],
  [ruleRoute("tobago"), { page: "rules", game: "tobago", rule: null }],
  [ruleRoute("schatzinsel", "SI-3.4"), { page: "rules", game: "schatzinsel", rule: "SI-3.4" }],
  [tableRoute("a/b ü"), { page: "table", table: "a/b ü" }],
])("%j leads to its page", (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test.each(["#/table", "#/nowhere/x", "#/table/x/y", "#/new/x/y", "#/take/x/y", "#/rules/a/b/c", "#/table/%E0%A4%A/x"])(
  "%j is not on the map",
  (hash) => {
    expect(parseRoute(hash)).toEqual({ page: "unknown" });
  },
);

test("a damaged escape is taken as it stands", () => {
  expect(parseRoute("#/table/%E0%A4%A")).toEqual({ page: "table", table: "%E0%A4%A" });
});
