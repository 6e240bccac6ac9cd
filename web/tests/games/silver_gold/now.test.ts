import { beforeAll, expect, test } from "vitest";
import { openWords, seen } from "../words";

let open: typeof import("../../../src/games/silver_gold/choice.svelte");
let now: typeof import("../../../src/games/silver_gold/now");

beforeAll(async () => {
  await openWords("silver_gold");
  open = await import("../../../src/games/silver_gold/choice.svelte");
  now = await import("../../../src/games/silver_gold/now");
});

/** What somebody is told who takes new cards: so many are held, in the deck and in the display. */
function taking(held: number, deck: number, display: number): { title: string; sentence: string } {
  const seats = [{ stage: "settle", cards: Array(held).fill({}), sheet: {} }];
  const view = { phase: "settle", expedition: null, seats, deck, display: Array(display).fill({}), effects: {} };
  const { title, sentence } = now.nowWords(new open.Choice(seen("silver_gold", view, ["draw"])), []);
  return { title, sentence };
}

test("new cards are offered only from where some lie", () => {
  expect(taking(1, 9, 4)).toEqual({ title: "Take a card", sentence: "From the display, or unseen from the deck." });
  expect(taking(0, 0, 3)).toEqual({ title: "Take two cards", sentence: "From the display: the deck is empty." });
  expect(taking(1, 2, 0)).toEqual({ title: "Take a card", sentence: "Unseen from the deck: the display is empty." });
});

test("nobody is told to take more cards than there are", () => {
  expect(taking(0, 0, 1).title).toBe("Take a card");
});
