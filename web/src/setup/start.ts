import { makeTable } from "../api/http";
import { keepInvitation } from "../api/invitations";
import type { GameInfo, Problem } from "../api/types";
import { sitDownAt } from "../table/sitDown";
import { keepName } from "./name";
import { keepSetup, newTable, type Setup } from "./setup";

/** Lays the table and goes there; the problem if that did not work. */
export async function startGame(info: GameInfo, setup: Setup): Promise<Problem | null> {
  keepName(setup.name.trim());
  const answer = await makeTable(newTable(info, setup));
  if (!answer.ok) return answer.problem;
  const { table, keys, invitation, code } = answer.value;
  keepSetup(info.id, setup);
  if (invitation !== null && code !== null) keepInvitation(table, { invitation, code });
  sitDownAt({ table, keys });
  return null;
}
