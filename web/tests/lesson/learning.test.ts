import { afterEach, expect, test, vi } from "vitest";
import type { Learning } from "../../src/lesson/learning.svelte";
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

async function learn(asked: number | null): Promise<Learning> {
  const { Learning } = await import("../../src/lesson/learning.svelte");
  const learning = new Learning("tobago");
  await learning.begin(asked);
  return learning;
}

afterEach(() => vi.unstubAllGlobals());

test("a lesson that has become shorter begins again", async () => {
  openBrowser();
  const asked = teach();
  keepProgress("tobago", { step: 15, of: 19 });
  const learning = await learn(null);
  expect(asked).toEqual([15, 1]);
  expect(learning.problem).toBeNull();
  expect(learning.at).toBe(0);
  expect(progressOf("tobago")).toEqual({ step: 1, of: 12 });
});

test("a step of the address that does not exist is a problem", async () => {
  openBrowser();
  const asked = teach();
  const learning = await learn(15);
  expect(asked).toEqual([15]);
  expect(learning.problem?.code).toBe("unknown-step");
});

test.each([
  { left: 9, asked: 3 },
  { left: 0, asked: 3 },
])("whoever left at step $left and only wants to see step $asked goes on where they were", async ({ left, asked }) => {
  openBrowser();
  teach();
  keepProgress("tobago", { step: left, of: 12 });
  const learning = await learn(asked);
  learning.goTo(asked);
  expect(progressOf("tobago")).toEqual({ step: left, of: 12 });
});

test("whoever only saw a step begins at the start, unless they went on from there", async () => {
  openBrowser();
  teach();
  const learning = await learn(6);
  expect(progressOf("tobago")).toBeNull();
  learning.goTo(6);
  expect(progressOf("tobago")).toEqual({ step: 7, of: 12 });
});

test("whoever comes further than where they were goes on there", async () => {
  openBrowser();
  teach();
  keepProgress("tobago", { step: 4, of: 12 });
  const learning = await learn(3);
  for (const step of [3, 4]) learning.goTo(step);
  expect(progressOf("tobago")).toEqual({ step: 5, of: 12 });
  learning.goTo(2);
  expect(progressOf("tobago")).toEqual({ step: 5, of: 12 });
});

test("going back in a lesson is kept", async () => {
  openBrowser();
  teach();
  keepProgress("tobago", { step: 4, of: 12 });
  const learning = await learn(null);
  learning.goTo(1);
  expect(progressOf("tobago")).toEqual({ step: 2, of: 12 });
});

test("a lesson that is finished from a step that was asked for is finished", async () => {
  openBrowser();
  teach();
  const learning = await learn(12);
  await learning.open(12);
  expect(progressOf("tobago")).toEqual({ step: 0, of: 12 });
});

test("what did not arrive is asked for again", async () => {
  openBrowser();
  keepProgress("tobago", { step: 15, of: 19 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  const learning = await learn(null);
  expect(learning.problem?.code).toBe("unreachable");
  const asked = teach();
  await learning.again();
  expect(asked).toEqual([15, 1]);
  expect(learning.problem).toBeNull();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  await learning.open(7);
  expect([learning.problem?.code, learning.at]).toEqual(["unreachable", 0]);
  teach();
  await learning.again();
  expect([learning.problem, learning.at]).toEqual([null, 7]);
});
