import type { Arrange, PartyMessage, SeatInfo } from "../api/types";

type Seats = Arrange["seats"];

/** Who sits where, as the host tells it: people by their seats, bots by their ids, nobody yet. */
export function seatsNow(seats: readonly SeatInfo[]): Seats {
  return seats.map(({ bot, is_open }, seat) => (is_open ? null : (bot ?? seat)));
}

/** The table as it is, with some of it changed. */
export function arranged({ seats, options, manners }: PartyMessage, change: Partial<Omit<Arrange, "type">>): Arrange {
  return { type: "arrange", seats: seatsNow(seats), options, manners, ...change };
}

/** The same places with something else on one of them. */
export function placed(seats: Seats, place: number, sits: Seats[number]): Seats {
  return seats.map((before, at) => (at === place ? sits : before));
}

/** The same places, two of them exchanged. */
export function swapped(seats: Seats, one: number, other: number): Seats {
  return seats.map((before, at) => (at === one ? seats[other]! : at === other ? seats[one]! : before));
}
