import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import type { SharingView } from "../../../src/api/views/tobago";
import { openWords, seen } from "../words";
import { table } from "./table";

let open: typeof import("../../../src/games/tobago/choice.svelte");
let scene: typeof import("../../../src/games/tobago/Sharing.svelte");

beforeAll(async () => {
  await openWords("tobago");
  open = await import("../../../src/games/tobago/choice.svelte");
  scene = await import("../../../src/games/tobago/Sharing.svelte");
});

/** What is read while somebody else is asked: three cards of the treasure lie face down, one of them known. */
function read(isLast: boolean, curses: number): string {
  const roses = [{ seat: 1, clue: null, taken: null }];
  const rest = { path: "white", raiser: 0, roses, asked: 0, offer: 4, opener: 0, cards: 4, shown: [] };
  const sharing: SharingView = { ...rest, face_down: 3, known: [5], curses_possible: curses };
  const gold = { stack: 0, safe_left: 0, discards: [], face_down: 0, curses_left: 2, last_treasure: isLast };
  const view = table({ phase: "sharing", sharing, gold });
  const choice = new open.Choice(seen("tobago", view, [], { to_act: [1] }));
  const { body } = render(scene.default, { props: { choice, sharing, names: ["Anna", "Mina"], small: false } });
  return body.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("nobody starts a new path after the last treasure (TO-7.1)", () => {
  expect(read(false, 1)).toContain("Whoever takes the last gold card starts the new path. Right now that is you.");
  expect(read(true, 1)).not.toContain("starts the new path");
});

test("a curse may lie among the cards that somebody else drew", () => {
  expect(read(false, 1)).toContain("At most one of the 2 cards you do not know is a curse.");
  expect(read(false, 2)).toContain("Both cards you do not know may be curses.");
});
