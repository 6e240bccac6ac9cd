import { afterEach, expect, test, vi } from "vitest";
import { keepProgress, progressOf } from "../../src/lesson/progress";
import { openBrowser } from "../browser";

const STEPS = Array.from({ length: 12 }, (_, i) => ({ key: `step-${i}`, scene: 1 }));

/** A server whose lesson of Tobago has twelve steps, and the steps it was asked for. */
function teach(): number[] {
  const asked: number[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { step } = JSON.parse(body) as { step: number };
    asked.push(step);
    const missing = { type: "problem", code: "unknown-step", args: { step, count: STEPS.length } };
    const laid = { table: "t", key: "k", step, names: [], steps: STEPS };
    return Promise.resolve(Response.json(step > STEPS.length ? missing : laid, { status: step > 12 ? 404 : 200 }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("a lesson that has become shorter begins again", async () => {
  openBrowser();
  const { Learning } = await import("../../src/lesson/learning.svelte");
  const asked = teach();
  keepProgress("tobago", { step: 15, of: 19 });
  const learning = new Learning("tobago");
  await learning.begin(null);
  expect(asked).toEqual([15, 1]);
  expect(learning.problem).toBeNull();
  expect(learning.at).toBe(0);
  expect(progressOf("tobago")).toEqual({ step: 1, of: 12 });
});

test("a step of the address that does not exist is a problem", async () => {
  openBrowser();
  const { Learning } = await import("../../src/lesson/learning.svelte");
  const asked = teach();
  const learning = new Learning("tobago");
  await learning.begin(15);
  expect(asked).toEqual([15]);
  expect(learning.problem?.code).toBe("unknown-step");
});
