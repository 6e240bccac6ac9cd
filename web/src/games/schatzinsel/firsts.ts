import type { First } from "../../notes/first";

/** What is explained the first time that it appears in Die Schatzinsel. */
export const FIRSTS: readonly First[] = [
  { text: "note-si-goal", ask: "take" },
  { text: "note-si-chest", ask: "chest" },
  { text: "note-si-guard", ask: "guard" },
  { text: "note-si-taken", event: "tile-taken" },
  { text: "note-si-skipped", event: "seat-skipped" },
];
