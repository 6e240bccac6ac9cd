import cards from "./art/cards.svg?raw";
import forest from "./art/forest.svg?raw";
import land from "./art/land.svg?raw";
import pieces from "./art/pieces.svg?raw";
import tiles from "./art/tiles.svg?raw";

/** All drawings of the game. */
export const DRAWINGS: readonly string[] = [forest, land, tiles, pieces, cards];
