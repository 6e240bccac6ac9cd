import { beforeAll, expect, test } from "vitest";
import { TREASURE_FIELD } from "../../../src/games/dracheninsel/chart";
import { openWords, seen } from "../words";

let open: typeof import("../../../src/games/dracheninsel/choice.svelte");
let now: typeof import("../../../src/games/dracheninsel/now");
let words: typeof import("../../../src/games/dracheninsel/words");

beforeAll(async () => {
  await openWords("dracheninsel");
  open = await import("../../../src/games/dracheninsel/choice.svelte");
  now = await import("../../../src/games/dracheninsel/now");
  words = await import("../../../src/games/dracheninsel/words");
});

/** A turn of the green hunter, who does this on the island. */
function turn(role: string, legal: string[], actions: number): InstanceType<typeof open.Choice> {
  const hunter = { colour: "green", partner: null, place: TREASURE_FIELD, role, steps_home: null, treasure: null };
  const view = { players: [{ hunters: [hunter] }], mover: null, round: 2, turn: 0, actions_taken: actions, fields: [] };
  return new open.Choice(seen("dracheninsel", view, ["end", ...legal]));
}

function said(role: string, legal: string[], actions = 0): string {
  return now.nowWords(turn(role, legal, actions), []).sentence;
}

test("whoever waits at the treasure is told only what is possible", () => {
  const sentences = [said("waits", ["flight", "pass"]), said("waits", ["terror"], 1), said("waits", ["pass"])];
  expect([...sentences, said("waits", [], 1)]).toEqual([
    "It takes two. Play cards, pass and exchange, or end your turn.",
    "It takes two. Play another card, or end your turn.",
    "It takes two. Pass and exchange, or end your turn.",
    "It takes two. End your turn.",
  ]);
});

test("whoever can step nowhere may lack a free space as well as a card", () => {
  expect(said("walks", ["elements", "pass"])).toBe("You can step nowhere now: play cards, or pass and exchange.");
});

test.each([
  ["field", "The treasures lie here. It takes two hunters to lift one; entering is free."],
  ["waiting", "The treasures lie here. It takes two hunters to lift one; entering is free."],
  ["carried", "All treasures have been lifted. A single hunter may stand here; entering is free."],
])("the treasure space while the last treasure is %s", (status, about) => {
  const choice = turn("walks", [], 0);
  Object.assign(choice.view, { treasures: [{ status: "cashed" }, { status }], boats: [], reach: [] });
  expect(words.placeAbout(choice, TREASURE_FIELD)).toContain(about);
});
