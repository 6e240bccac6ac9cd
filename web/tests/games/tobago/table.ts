import { hexOf } from "../../../src/games/tobago/hex";
import type { FitView, PathView, TobagoView } from "../../../src/api/views/tobago";

/** A path with markers on these spaces. */
export function path(name: string, markers: string[], rest: Partial<PathView> = {}): PathView {
  return {
    path: name,
    clues: [],
    possible: markers.length,
    spaces: markers,
    markers,
    removed: [],
    located: markers.length === 1 ? markers[0]! : null,
    ...rest,
  };
}

/** What a clue does to a path: these spaces stay, those go. */
export function fit(name: string, stays: string[], goes: string[]): FitView {
  const fits = stays.length > 0 && goes.length > 0;
  return { path: name, fits, refusal: fits ? null : "clue-leaves-nothing", against: null, stays, goes };
}

/** A table on a small island. */
export function table(rest: Partial<TobagoView> = {}): TobagoView {
  return {
    rules: "standard",
    island: "ABC-1",
    phase: "turn",
    round: 1,
    turn: 0,
    start: 0,
    spaces: ["g6", "g7", "h6"].map((name) => ({ name, ...hexOf(name), terrain: "jungle", region: 0, largest: true })),
    huts: ["g6"],
    palms: [],
    statues: [],
    amulets: ["h6"],
    amulets_left: 19,
    seats: [{ vehicle: "g7", amulets: 0, roses: 15, clues: 4, gold_cards: 0 }],
    paths: [path("white", []), path("grey", []), path("brown", ["g6", "g7"]), path("black", ["g7"])],
    hand: [],
    hand_size: 4,
    own_gold: [],
    clue_stack: 30,
    clue_discards: [],
    gold: { stack: 41, safe_left: 12, discards: [], face_down: 0, curses_left: 2, last_treasure: false },
    done: false,
    drive: "none",
    legs_driven: 0,
    legs_left: 3,
    reach: [],
    raisable: [],
    drawn: null,
    opening: null,
    swapping: null,
    sharing: null,
    idle_rounds_left: 10,
    ...rest,
  };
}
