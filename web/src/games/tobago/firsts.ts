import type { First } from "../../notes/first";

/** What is explained the first time that it appears in Tobago. */
export const FIRSTS: readonly First[] = [
  { text: "note-to-goal", ask: "lay" },
  { text: "note-to-raise", ask: "raise" },
  { text: "note-to-share", ask: "accept" },
  { text: "note-to-curse", event: "curse-struck" },
  { text: "note-to-located", event: "treasure-located" },
  { text: "note-to-amulet", event: "amulet-washed-up" },
];
