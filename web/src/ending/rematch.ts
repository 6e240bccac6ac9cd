import { keepKeys, keysOf } from "../api/keys";
import { tableRoute } from "../route";
import { muteAlso } from "../talk/muted";

/** Goes to the table where everyone goes on; everybody at this device keeps their proof for it. */
export function goAlong(from: string, to: string): void {
  keepKeys(to, keysOf(from));
  muteAlso(from, to);
  location.hash = tableRoute(to);
}
