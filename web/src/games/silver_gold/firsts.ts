import type { First } from "../../notes/first";

/** What is explained the first time that it appears in Silver & Gold. */
export const FIRSTS: readonly First[] = [
  { text: "note-sg-cross", ask: "cross" },
  { text: "note-sg-take", ask: "take" },
  { text: "note-sg-palm", event: "palm-scored" },
  { text: "note-sg-trophy", event: "trophy-won" },
  { text: "note-sg-round", event: "round-ended" },
];
