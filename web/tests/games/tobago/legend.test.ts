import { expect, test } from "vitest";
import { legendOf } from "../../../src/games/tobago/legend";
import { fit, path, table } from "./table";

const bare = table({ phase: "vehicles", paths: [path("white", []), path("grey", [])] });

test("before there are markers the legend explains the landscape", () => {
  expect(legendOf({ view: bare, task: "vehicle", pathNow: null, fitNow: null })).toEqual([
    "hut",
    "palm",
    "statue",
    "gaze",
  ]);
});

test("what stays and goes is explained when a clue is held against a path", () => {
  const moment = { view: table(), task: "clue", pathNow: path("brown", ["g6", "g7"]) } as const;
  expect(legendOf({ ...moment, fitNow: null })).toContain("marker");
  expect(legendOf({ ...moment, fitNow: null })).not.toContain("goes");
  const fitNow = fit("brown", ["g6"], ["g7"]);
  expect(legendOf({ ...moment, fitNow })).toContain("goes");
  expect(legendOf({ ...moment, pathNow: path("white", []), fitNow })).toContain("area-goes");
});

test("whoever drives reads how far a leg goes", () => {
  expect(legendOf({ view: table(), task: "drive", pathNow: null, fitNow: null })).toContain("leg-3");
});
