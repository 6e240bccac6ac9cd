import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isTaken } from "../../src/table/keys";

/** Something with the focus, which matches one selector at most. */
class Focused {
  constructor(private readonly is: string) {}

  closest(selectors: string): Focused | null {
    return selectors.split(", ").includes(this.is) ? this : null;
  }
}

beforeEach(() => void vi.stubGlobal("Element", Focused));
afterEach(() => void vi.unstubAllGlobals());

const key = (target: Focused | null, defaultPrevented = false): KeyboardEvent =>
  ({ target, defaultPrevented }) as unknown as KeyboardEvent;

test("a key belongs to the line that is typed and to the dialog that is open, not to the table", () => {
  expect(["input", "textarea", "[role=dialog]"].map((is) => isTaken(key(new Focused(is))))).toEqual([true, true, true]);
});

test("a key that was answered already is not answered twice", () => {
  expect(isTaken(key(new Focused("button"), true))).toBe(true);
});

test("elsewhere the keys are the table's", () => {
  expect([isTaken(key(new Focused("button"))), isTaken(key(null))]).toEqual([false, false]);
});
