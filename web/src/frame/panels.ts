/** The panel of what people say at the table. */
export const TALK = "talk";

/** The panels that are there to be read, with a line or without. */
export const READ: ReadonlySet<string> = new Set(["log", TALK]);
