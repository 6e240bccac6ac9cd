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
  | "offline";

/** All icons as symbols, to be put into the page once. */
export const ICONS = sprite;
