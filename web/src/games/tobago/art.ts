import clues from "./art/clues.svg?raw";
import gold from "./art/gold.svg?raw";
import pieces from "./art/pieces.svg?raw";
import signs from "./art/signs.svg?raw";
import terrain from "./art/terrain.svg?raw";

/** All drawings of the game. */
export const DRAWINGS: readonly string[] = [terrain, pieces, clues, gold, signs];
