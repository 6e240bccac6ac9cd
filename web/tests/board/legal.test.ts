import { describe, expect, test } from "vitest";
import { LegalActions } from "../../src/board/legal";
import { kindOf, objectOf } from "../../src/board/notation";

describe("legal actions", () => {
  const legal = new LegalActions(["take 1-2", "take-guard", "mark 1 a1b1"]);

  test("are known by their notation and by their kind", () => {
    expect([legal.allows("take 1-2"), legal.allows("take 1-3")]).toEqual([true, false]);
    expect(legal.of("take")).toEqual(["take 1-2"]);
    expect(legal.of("take-guard")).toEqual(["take-guard"]);
    expect([legal.some("mark"), legal.some("end")]).toEqual([true, false]);
  });

  test("are none while others play", () => {
    expect([legal.isEmpty, new LegalActions([]).isEmpty]).toEqual([false, true]);
  });
});

test("a notation names its kind and its object", () => {
  expect([kindOf("take 1-2"), objectOf("take 1-2")]).toEqual(["take", "1-2"]);
  expect([kindOf("take-guard"), objectOf("take-guard")]).toEqual(["take-guard", null]);
});
