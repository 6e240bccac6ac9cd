import { expect, test } from "vitest";
import type { LogEntry } from "../../src/api/types";
import { appeared, type First } from "../../src/notes/first";

const FIRSTS: readonly First[] = [
  { text: "note-stop", ask: "stop" },
  { text: "note-curse", event: "curse-struck" },
];
const entry = (...codes: string[]): LogEntry => ({
  own: null,
  events: codes.map((code) => ({ code, args: {} })),
  stand_in: false,
  clock: false,
});

test("an event or a question that is new is found", () => {
  expect(appeared(FIRSTS, new Set(), [entry("leg-driven")], ["drive a1"])).toBeNull();
  expect(appeared(FIRSTS, new Set(), [entry("leg-driven", "curse-struck")], [])?.event?.code).toBe("curse-struck");
  expect(appeared(FIRSTS, new Set(), [], ["stop forest"])).toEqual({ first: FIRSTS[0], event: null });
});

test("what was explained is not explained again", () => {
  expect(appeared(FIRSTS, new Set(["note-stop"]), [entry("curse-struck")], ["stop"])?.first).toBe(FIRSTS[1]);
  expect(appeared(FIRSTS, new Set(["note-stop", "note-curse"]), [entry("curse-struck")], ["stop"])).toBeNull();
});
