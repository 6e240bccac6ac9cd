import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../../src/api/types";
import { isWorthAStop, whatToStop } from "../../../src/games/dracheninsel/stop";

const STEP: EventInfo = {
  code: "stepped",
  args: { seat: 1, hunter: "red", origin: "a1", place: "b1", paid: "forest" },
};
const LIFT: EventInfo = { code: "lifted", args: { seat: 1, hunter: "red", partner: "blue", value: 150 } };
const THEFT: EventInfo = { code: "card-stolen", args: { seat: 1, other: 0 } };

/** The moment after some events of another player's turn, as the player in seat 0 is asked. */
function after(events: EventInfo[], role = "free", actions = 1): Parameters<typeof isWorthAStop>[0] {
  return {
    session: {
      log: [
        { own: null, events },
        { own: null, events: [] },
      ],
    },
    update: { seat: 0 },
    view: { turn: 1, actions_taken: actions },
    hunters: [{ seat: 1, role }],
  };
}

describe("a Stop is worth a question", () => {
  it("about a treasure and about oneself", () => {
    expect(isWorthAStop(after([STEP, LIFT]))).toBe(true);
    expect(isWorthAStop(after([STEP], "carries"))).toBe(true);
    expect(isWorthAStop(after([THEFT]))).toBe(true);
  });

  it("not about a mere step, what befalls others, or before anything happened", () => {
    expect(isWorthAStop(after([STEP]))).toBe(false);
    expect(isWorthAStop(after([{ ...THEFT, args: { seat: 1, other: 2 } }]))).toBe(false);
    expect(isWorthAStop(after([LIFT], "carries", 0))).toBe(false);
  });
});

describe("a Stop is asked for in the words of", () => {
  const CURSE: EventInfo = { code: "curse-played", args: { seat: 1 } };

  it("what weighs most, else what befell oneself, else what came last", () => {
    expect(whatToStop(after([CURSE, THEFT, { ...THEFT, args: { seat: 1, other: 2 } }]))).toBe(CURSE);
    expect(whatToStop(after([THEFT, { ...THEFT, args: { seat: 1, other: 2 } }]))).toBe(THEFT);
    expect(whatToStop(after([LIFT, STEP]))).toBe(LIFT);
    expect(whatToStop(after([STEP]))).toBe(STEP);
  });
});
