import { expect, test } from "vitest";
import {
  friendsRoute,
  homeRoute,
  joinRoute,
  newRoute,
  parseRoute,
  resultRoute,
  ruleRoute,
  statisticsRoute,
  stepRoute,
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
  [takeRoute("ABC", false), { page: "take", code: "ABC", over: false }],
  [takeRoute("ABC", true), { page: "take", code: "ABC", over: true }],
  [tableRoute("k7f2"), { page: "table", table: "k7f2", step: null }],
  [stepRoute("k7f2", 57), { page: "table", table: "k7f2", step: 57 }],
  [ruleRoute("tobago"), { page: "rules", game: "tobago", rule: null }],
  [ruleRoute("schatzinsel", "SI-3.4"), { page: "rules", game: "schatzinsel", rule: "SI-3.4" }],
  [tableRoute("a/b ü"), { page: "table", table: "a/b ü", step: null }],
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
  expect(parseRoute("#/table/%E0%A4%A")).toEqual({ page: "table", table: "%E0%A4%A", step: null });
});

test("a result and the statistics have an address", () => {
  expect(parseRoute(resultRoute("a/b"))).toEqual({ page: "result", table: "a/b" });
  expect(parseRoute("#/result/t/7")).toEqual({ page: "unknown" });
  expect(parseRoute(statisticsRoute)).toEqual({ page: "statistics" });
  expect(parseRoute("#/statistics/t")).toEqual({ page: "unknown" });
});
