import { tableKeys } from "../api/keys";
import { recall, remember } from "../storage";

const STORED_AS = "schatzkiste-offered";

/** Whether somebody is here for the first time, so that lessons are offered; the answer is true for one visit only. */
export function isNewcomer(): boolean {
  if (tableKeys().length > 0 || recall(STORED_AS) !== null) return false;
  remember(STORED_AS, "yes");
  return true;
}
