import { games } from "../api/http";
import { LEVELS } from "../api/levels";
import type { Problem } from "../api/types";
import { keptName } from "../setup/name";
import { firstSetup } from "../setup/setup";
import { startGame } from "../setup/start";

/** Lays the table for a first game of so many, against the weakest bots and with hints; the problem if that failed. */
export async function startFirstGame(game: string, players: number): Promise<Problem | null> {
  const answer = await games();
  if (!answer.ok) return answer.problem;
  const info = answer.value.find(({ id }) => id === game);
  if (!info) return { type: "problem", code: "unknown-game", args: { game } };
  const usual = firstSetup(info, keptName());
  const places = usual.places.map((place) => ({ ...place, bot: LEVELS[0] ?? place.bot }));
  return startGame(info, { ...usual, players, places, manners: { ...usual.manners, hints: true } });
}
