import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openBrowser } from "../browser";

let storage: Map<string, string>;
const replace = vi.fn();
const answer = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  ({ storage } = openBrowser());
  replace.mockClear();
  vi.stubGlobal("location", { replace });
  vi.stubGlobal("fetch", (_: URL, { body }: { body: string }) => {
    storage.set("asked", body);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const asked = (): { key: string; name: string } => JSON.parse(storage.get("asked")!) as { key: string; name: string };
const says = (value: unknown, ok = true): Promise<unknown> =>
  Promise.resolve({ ok, status: ok ? 200 : 409, json: () => Promise.resolve(value) });

test("a lost answer is asked for again with the same key, which opens the seat then", async () => {
  const { sitDown } = await import("../../src/join/joining");
  answer.mockReturnValueOnce(Promise.reject(new Error("no line")));
  expect((await sitDown("t1", "secret", "Anna", 2))?.code).toBe("unreachable");
  const { key } = asked();
  expect(key).toMatch(/^[\w-]{32}$/);
  answer.mockReturnValueOnce(says({ table: "t1", seat: 2 }));
  expect(await sitDown("t1", "secret", "Anna", 2)).toBeNull();
  expect(asked()).toEqual({ table: "t1", invitation: "secret", name: "Anna", key, seat: 2 });
  expect(JSON.parse(storage.get("schatzkiste-tables")!)).toEqual([{ table: "t1", key }]);
  expect(storage.get("schatzkiste-name")).toBe("Anna");
  expect(replace).toHaveBeenCalledWith("#/table/t1");
});

test("whoever is refused keeps no key, and another table gets another one", async () => {
  const { sitDown, takeOver } = await import("../../src/join/joining");
  answer.mockReturnValueOnce(says({ type: "problem", code: "no-free-seat", args: {} }, false));
  expect((await sitDown("t1", null, "Anna", null))?.code).toBe("no-free-seat");
  expect(storage.has("schatzkiste-tables")).toBe(false);
  const first = asked().key;
  answer.mockReturnValueOnce(says({ table: "t2", seat: 0 }));
  expect(await takeOver("CODE", null)).toBeNull();
  expect(asked().key).not.toBe(first);
  expect(replace).toHaveBeenCalledWith("#/table/t2");
});
