import { makeTable } from "../api/http";
import { keepInvitation } from "../api/invitations";
import { keepKeys } from "../api/keys";
import type { GameInfo, Problem } from "../api/types";
import { tableRoute } from "../route";
import { keepName } from "./name";
import { keepSetup, newTable, type Setup } from "./setup";

/** Lays the table and goes there; the problem if that did not work. */
export async function startGame(info: GameInfo, setup: Setup): Promise<Problem | null> {
  keepName(setup.name.trim());
  const answer = await makeTable(newTable(info, setup));
  if (!answer.ok) return answer.problem;
  const { table, keys, invitation, code } = answer.value;
  keepSetup(info.id, setup);
  keepKeys(
    table,
    keys.map(({ key }) => key),
  );
  if (invitation !== null && code !== null) keepInvitation(table, { invitation, code });
  location.hash = tableRoute(table);
  return null;
}
