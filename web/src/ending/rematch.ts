import { keepKeys, keysOf } from "../api/keys";
import { tableRoute } from "../route";
import { muteAlso } from "../talk/muted";

/** Everybody at this device keeps their proof for the table where everyone goes on. */
export function comeAlong(from: string, to: string): void {
  keepKeys(to, keysOf(from));
  muteAlso(from, to);
}

/** Goes to the table where everyone goes on. */
export function goAlong(from: string, to: string): void {
  comeAlong(from, to);
  location.hash = tableRoute(to);
}
