import type { First } from "../../notes/first";

/** What is explained the first time that it appears in Die Dracheninsel. */
export const FIRSTS: readonly First[] = [
  { text: "note-di-stop", ask: "stop" },
  { text: "note-di-share", ask: "share" },
  { text: "note-di-counter", ask: "counter" },
  { text: "note-di-lifted", event: "lifted" },
  { text: "note-di-robbed", event: "robbed" },
  { text: "note-di-home", event: "sent-home" },
  { text: "note-di-lost", event: "treasure-lost" },
  { text: "note-di-dragon", event: "dragon-set" },
];
