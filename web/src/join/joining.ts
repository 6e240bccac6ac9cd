import { join, takeSeat, type Answer } from "../api/http";
import { keepKeys } from "../api/keys";
import { unguessable } from "../api/random";
import type { Joined, Problem } from "../api/types";
import { recall, remember } from "../storage";
import { tableRoute } from "../route";
import { keepName } from "../setup/name";

const STORED_AS = "schatzkiste-joining";
const KEY_BYTES = 24;

/** The key with which this browser asks to come in there; asked again after a lost answer it is the same one. */
function keyFor(door: string): string {
  const [kept, key] = (recall(STORED_AS) ?? "").split(" ");
  if (kept === door && key) return key;
  const made = unguessable(KEY_BYTES);
  remember(STORED_AS, `${door} ${made}`);
  return made;
}

/** Goes to the table with the key that has opened it. */
function enter(answer: Answer<Joined>, key: string, name: string | null): Problem | null {
  if (!answer.ok) return answer.problem;
  remember(STORED_AS, "");
  keepKeys(answer.value.table, [key]);
  if (name) keepName(name);
  location.replace(tableRoute(answer.value.table));
  return null;
}

/** Takes a seat at a table that waits; the problem if that did not work. */
export async function sitDown(
  table: string,
  invitation: string | null,
  name: string,
  seat: number | null,
): Promise<Problem | null> {
  const key = keyFor(table);
  return enter(await join({ table, invitation, name, key, seat }), key, name);
}

/** Goes on with a seat by a code from another device; whoever takes it over gives a name. */
export async function takeOver(code: string, name: string | null): Promise<Problem | null> {
  const key = keyFor(code);
  return enter(await takeSeat({ code, key, name }), key, name);
}
