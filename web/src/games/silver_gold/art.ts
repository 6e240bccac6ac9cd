import symbols from "./art/symbols.svg?raw";

/** All drawings of the game. */
export const DRAWINGS: readonly string[] = [symbols];
