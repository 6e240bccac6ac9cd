import { expect, test } from "vitest";
import { aimOf } from "../../../src/games/tobago/actions";

test("a notation names its aim last", () => {
  expect([aimOf("lay 17 brown"), aimOf("drive g7")]).toEqual(["brown", "g7"]);
});
