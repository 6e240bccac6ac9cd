import { expect, test } from "vitest";
import type { PartyMessage, UndoRequest, Update } from "../../src/api/types";
import { takingBack } from "../../src/table/takingBack";

function how(update: Partial<Update>, undo: UndoRequest | null = null): string | null {
  return takingBack({
    update: { seat: 0, undo: 0, ask_undo: false, ...update } as Update,
    party: { seat: 0, undo } as PartyMessage,
  });
}

const request = (seat: number): UndoRequest => ({
  seat,
  waits_for: [1 - seat],
  events: [],
  later: 0,
  revealed: true,
  until: null,
});

test("what is free needs no asking", () => expect(how({ undo: 2, ask_undo: true })).toBe("free"));

test("the others can be asked once", () => {
  expect(how({ ask_undo: true })).toBe("ask");
  expect(how({ ask_undo: true }, request(0))).toBe("asked");
  expect(how({ ask_undo: true }, request(1))).toBeNull();
});

test("whoever only watches takes nothing back", () => expect(how({ seat: null, ask_undo: true })).toBeNull());
