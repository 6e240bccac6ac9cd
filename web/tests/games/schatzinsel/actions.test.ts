import { describe, expect, test } from "vitest";
import { actionAt, kindOf, typical } from "../../../src/games/schatzinsel/actions";
import { ACTIONS, laid, table } from "./table";

test("a notation names its kind", () => {
  expect([kindOf("lay 2-5"), kindOf("take-guard"), kindOf("end")]).toEqual(["lay", "take-guard", null]);
});

describe("a press on a field", () => {
  const view = table([laid("1-1", { cross: true }), laid("2-2", { cross: true, chest: true })]);

  test("lays on an empty one and sets on a laid one", () => {
    expect(actionAt(view, null, { row: 3, column: 3 })).toBe("lay 2-5");
    expect(actionAt(view, null, { row: 1, column: 2 })).toBe("chest 1-1");
    expect(actionAt(view, null, { row: 3, column: 0 })).toBe("guard 2-2");
  });

  test("means the wanted kind where a kind needs a field", () => {
    expect(actionAt(view, "take", { row: 3, column: 3 })).toBe("take 2-5");
    expect(actionAt(view, "guard", { row: 1, column: 2 })).toBe("guard 1-1");
    expect(actionAt(view, "take-guard", { row: 3, column: 3 })).toBe("lay 2-5");
  });
});

describe("the action that shows why a kind is not possible", () => {
  test("is about the pieces at hand", () => {
    const view = table([laid("3-3"), laid("1-1", { cross: true }), laid("2-2", { cross: true, chest: true })]);
    expect(typical(view, "take")).toBe("take 1-2");
    expect(typical(view, "take-guard")).toBe("take-guard");
    expect(typical(view, "lay")).toBe("lay 2-5");
    expect(typical(view, "chest")).toBe("chest 1-1");
    expect(typical(view, "guard")).toBe("guard 2-2");
  });

  test("exists on every board", () => {
    const bare = table([laid("3-3")], { stock: { tiles: [], guards: 0 }, screen: null });
    for (const kind of ["take", "take-guard", "lay", "chest", "guard"] as const) {
      expect(ACTIONS).toContain(typical(bare, kind));
    }
  });
});
