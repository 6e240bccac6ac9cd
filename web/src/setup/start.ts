import { makeTable } from "../api/http";
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
  keepSetup(info.id, setup);
  keepKeys(
    answer.value.table,
    answer.value.keys.map(({ key }) => key),
  );
  location.hash = tableRoute(answer.value.table);
  return null;
}
