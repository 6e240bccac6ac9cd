import { expect, test, vi } from "vitest";
import type { SeatInfo, TableSummary } from "../../src/api/types";

vi.mock("../../src/text/texts.svelte", () => ({ t: (id: string) => id }));
const { isShared } = await import("../../src/home/summary");

const seat = (rest: Partial<SeatInfo>): SeatInfo => ({
  name: "Lea",
  bot: null,
  pieces: [],
  is_open: false,
  cover: null,
  gone: false,
  ...rest,
});
const table = (...others: SeatInfo[]): TableSummary => ({ seat: 0, seats: [seat({}), ...others] }) as TableSummary;

test("a table stays for others as long as one of them sits there", () => {
  expect(isShared(table(seat({ name: "Anna" })))).toBe(true);
  expect(isShared(table(seat({ name: "Anna", gone: true }), seat({ bot: "helmsman" })))).toBe(false);
  expect(isShared(table(seat({ is_open: true })))).toBe(false);
  expect(isShared(table(seat({ name: "Anna", cover: "helmsman" })))).toBe(true);
});
