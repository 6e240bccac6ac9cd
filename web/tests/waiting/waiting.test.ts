import { expect, test } from "vitest";
import type { PartyMessage, SeatInfo } from "../../src/api/types";
import { USUAL_MANNERS } from "../../src/setup/manners";
import { arranged, placed, seatsNow, swapped } from "../../src/waiting/arrange";
import { missing, situation } from "../../src/waiting/missing";

const seat = (rest: Partial<SeatInfo>): SeatInfo => ({
  name: null,
  bot: null,
  pieces: [],
  is_open: false,
  cover: null,
  gone: false,
  ...rest,
});
const seats = [seat({ name: "Lea" }), seat({ is_open: true }), seat({ bot: "helmsman" }), seat({ name: "Jonas" })];
const here = { here: true, since: 0 };

function party(rest: Partial<PartyMessage> = {}): PartyMessage {
  const presence = [here, null, null, here];
  return { seats, presence, options: { rules: "silver" }, manners: USUAL_MANNERS, ...rest } as PartyMessage;
}

test("people are told by their seats, bots by their ids, a free place by nobody", () => {
  expect(seatsNow(seats)).toEqual([0, null, "helmsman", 3]);
});

test("what the host changes leaves the rest as it is", () => {
  expect(arranged(party(), { options: { rules: "hawkins" } })).toEqual({
    type: "arrange",
    seats: [0, null, "helmsman", 3],
    options: { rules: "hawkins" },
    manners: USUAL_MANNERS,
  });
});

test("a place gets somebody else, two change places", () => {
  expect(placed(seatsNow(seats), 1, "random")).toEqual([0, "random", "helmsman", 3]);
  expect(swapped(seatsNow(seats), 0, 3)).toEqual([3, null, "helmsman", 0]);
});

test("free places are told before people who are away", () => {
  const away = { here: false, since: 5 };
  const full = seats.filter(({ is_open }) => !is_open);
  const lacks = missing(party({ presence: [here, null, null, away] }));
  expect(lacks).toEqual({ free: 1, away: [3] });
  expect(situation(lacks)).toBe("free");
  expect(situation(missing(party({ seats: full, presence: [here, null, away] })))).toBe("away");
  expect(situation(missing(party({ seats: full, presence: [here, null, here] })))).toBe("ready");
});
