import sprite from "./icons.svg?raw";

/** The names of the symbols in the sprite. */
export type IconName =
  | "anchor"
  | "star"
  | "fish"
  | "crown"
  | "moon"
  | "drop"
  | "check"
  | "undo"
  | "rules"
  | "menu"
  | "hourglass"
  | "hidden"
  | "home"
  | "new"
  | "language"
  | "close"
  | "people"
  | "download"
  | "back"
  | "offline"
  | "wheel"
  | "sun"
  | "motion"
  | "speed"
  | "sound"
  | "label"
  | "touch"
  | "keys"
  | "next"
  | "more"
  | "flag"
  | "bot"
  | "leave"
  | "trail"
  | "bin"
  | "search"
  | "left"
  | "right"
  | "play"
  | "pause"
  | "on"
  | "again"
  | "slow"
  | "normal"
  | "fast"
  | "at-once"
  | "step"
  | "pennant";

const players = import.meta.glob<string>("../games/*/art/player.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All icons and what players are known by, as symbols, to be put into the page once. */
export const ICONS = [sprite, ...Object.values(players)].join("");
