import type { ActionInfo } from "../../../src/api/types";
import { FIELDS } from "../../../src/games/dracheninsel/chart";

const COLOURS = ["green", "yellow", "grey", "blue", "brown", "red"];
const TERRAINS = ["forest", "desert", "mountain", "water", "farmland", "volcano"];
const FIELD_NAMES = FIELDS.map(({ name }) => name);
const PLACE_NAMES = [...FIELD_NAMES, ...COLOURS.map((colour) => `boat-${colour}`)];

/** The kinds of action and what each names, as far as the tests need them. */
const KINDS: Record<string, readonly string[]> = {
  step: PLACE_NAMES,
  flight: [],
  terror: ["betrayal-terror", "counterspell-terror"],
  pass: [],
  end: [],
  over: FIELD_NAMES,
  land: PLACE_NAMES,
  pay: TERRAINS,
  send: COLOURS,
  toss: TERRAINS,
  done: [],
  stop: ["slumber"],
  counter: ["betrayal-counterspell"],
  "let-go": [],
  "go-on": [],
  share: [],
  betray: ["betrayal-terror"],
  yield: [],
};

/** An action table like the game's. */
export const ACTIONS: ActionInfo[] = Object.entries(KINDS).flatMap(([kind, objects]) =>
  objects.length === 0
    ? [{ kind, args: {}, notation: kind }]
    : objects.map((object) => ({ kind, args: { object }, notation: `${kind} ${object}` })),
);

/** The numbers of actions. */
export function numbers(...notations: string[]): number[] {
  return notations.map((notation) => ACTIONS.findIndex((entry) => entry.notation === notation));
}
