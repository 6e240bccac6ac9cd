import { recall, remember } from "../storage";

const STORED_AS = "schatzkiste-name";

/** The name given at the last table. */
export function keptName(): string {
  return recall(STORED_AS) ?? "";
}

/** Remembers the name for the next table. */
export function keepName(name: string): void {
  remember(STORED_AS, name);
}
