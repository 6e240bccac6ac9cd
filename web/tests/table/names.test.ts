import { expect, test, vi } from "vitest";

vi.mock("../../src/text/texts.svelte", () => ({ t: (id: string) => id }));
const { seatNames } = await import("../../src/table/names");

const seat = (name: string | null, bot: string | null) => ({
  name,
  bot,
  pieces: [],
  is_open: false,
  cover: null,
  gone: false,
});

test("people are called what they call themselves, bots of one name have numbers", () => {
  const seats = [
    seat("Lea", null),
    seat(null, "helmsman"),
    seat(null, "helmsman"),
    seat("Mina", "helmsman"),
    seat(null, null),
  ];
  expect(seatNames(seats)).toEqual(["Lea", "bot-helmsman", "bot-helmsman 2", "Mina", "page-seat"]);
});
