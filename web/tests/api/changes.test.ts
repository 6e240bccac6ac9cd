import { describe, expect, test } from "vitest";
import { changed } from "../../src/api/changes";

describe("what changed in a view", () => {
  const before = { round: 1, seats: [{ gold: 2 }, { gold: 5 }], sharing: null };

  test("is put into it by keys and places", () => {
    const after = changed(before, { round: [2], seats: { 1: { gold: [6] } } });
    expect(after).toEqual({ round: 2, seats: [{ gold: 2 }, { gold: 6 }], sharing: null });
  });

  test("may be a whole new value, also a list or nothing", () => {
    expect(changed(before, { seats: [[]], sharing: [{ cards: 3 }] })).toEqual({
      round: 1,
      seats: [],
      sharing: { cards: 3 },
    });
    expect(changed({ drawn: 4 }, { drawn: [null] })).toEqual({ drawn: null });
  });

  test("leaves the view before as it was, and shares what is the same", () => {
    const after = changed(before, { seats: { 0: { gold: [9] } } }) as typeof before;
    expect(before.seats[0]).toEqual({ gold: 2 });
    expect(after.seats[1]).toBe(before.seats[1]);
  });
});
