import pieces from "./art/pieces.svg?raw";
import tiles from "./art/tiles.svg?raw";

/** All drawings of the game. */
export const DRAWINGS: readonly string[] = [tiles, pieces];
