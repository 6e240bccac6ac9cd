import { beforeAll, expect, test } from "vitest";
import type { HandView, SharingView, TobagoView } from "../../../src/api/views/tobago";
import type { Seen } from "../../../src/api/still";
import { openWords, seen } from "../words";
import { fit, table } from "./table";

const NAMES = ["Anna", "Mina"];
const CLUE: HandView = {
  clue: { clue: 7, largest: false, negated: false, relation: "in", subject: "jungle" },
  fits: [fit("white", ["g6"], ["g7"])],
};

let open: typeof import("../../../src/games/tobago/choice.svelte");
let now: typeof import("../../../src/games/tobago/now");
let texts: typeof import("../../../src/text/texts.svelte");

beforeAll(async () => {
  await openWords("tobago");
  open = await import("../../../src/games/tobago/choice.svelte");
  now = await import("../../../src/games/tobago/now");
  texts = await import("../../../src/text/texts.svelte");
});

/** What the table says, with the clue picked if one is named. */
function said(
  view: Partial<TobagoView>,
  legal: string[],
  rest: Partial<Seen> = {},
  clue: number | null = null,
): string {
  const choice = new open.Choice(seen("tobago", table(view), legal, rest));
  choice.clue = clue;
  return now.nowWords(choice, NAMES).sentence;
}

function sharing(faceDown: number): Partial<TobagoView> {
  const rest = { path: "white", raiser: 0, roses: [], asked: 0, cards: 4, shown: [], known: [], curses_possible: 0 };
  const shared: SharingView = { ...rest, offer: 4, opener: 0, face_down: faceDown };
  return { phase: "sharing", sharing: shared };
}

test("a better card is hoped for only while one lies face down", () => {
  const answers = ["accept", "decline"];
  expect(said(sharing(2), answers)).toBe("Gold 4 for this rose, or hope for a better card.");
  expect(said(sharing(0), answers)).toBe("Gold 4 for this rose. It is the last card.");
});

test("whoever can lay no clue is not asked to lay one", () => {
  const view = { hand: [CLUE] };
  const others = ["drive g6", "stop", "exchange"];
  const none = "You can lay no clue now: drive your vehicle, or do something else.";
  expect(said(view, ["lay 7 white", ...others])).toMatch(/^Choose one of your clues and lay it/);
  expect(said(view, others)).toBe(none);
  // Without a rose even a clue that would fit cannot be laid (TO-7.3).
  expect(said(view, others, {}, 7)).toBe(none);
});

test("whoever has done the action is not sent to lay or drive, nor to spend an amulet without one", () => {
  const view = { hand: [CLUE], done: true };
  const seats = [{ ...table().seats[0]!, amulets: 1 }];
  expect(said({ ...view, seats }, ["extra-drive", "end"], {}, 7)).toBe("Spend an amulet or end your turn.");
  expect(said(view, ["raise black", "end"], {}, 7)).toBe("Raise the treasure or end your turn.");
});

test("only who holds clues is told to try them while others play", () => {
  const others = { to_act: [1] };
  const more = "Mina is thinking… Meanwhile try your clues on the paths.";
  expect(said({ turn: 1, hand: [CLUE] }, [], others)).toBe(more);
  expect(said({ turn: 1, hand: [] }, [], others)).toBe("Mina is thinking…");
  expect(said({ turn: 1, hand: null }, [], { ...others, seat: null })).toBe("Mina is thinking…");
});

test.each([
  [0, 0, "You know every card that is still face down."],
  [0, 2, "None of the cards you do not know is a curse."],
  [1, 1, "The card you do not know may be a curse."],
  [1, 3, "At most one of the 3 cards you do not know is a curse."],
  [2, 2, "Both cards you do not know may be curses."],
  [2, 4, "Up to 2 of the 4 cards you do not know may be curses."],
])("%i possible curses among %i unknown cards", (curses, cards, told) => {
  expect(texts.t("tobago-table-risk-text", { curses, cards })).toBe(told);
});
