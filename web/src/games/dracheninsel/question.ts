import type { LegalActions } from "../../board/legal";

/** What the game may ask a player. */
export type Question =
  | "turn"
  | "exit"
  | "lead"
  | "over"
  | "land"
  | "pay"
  | "rob"
  | "tile"
  | "dragon"
  | "place"
  | "send"
  | "steal"
  | "with"
  | "terrain"
  | "toss"
  | "stop"
  | "go-on"
  | "counter"
  | "share"
  | "answer"
  | "agreement";

/** The question that each kind of answer belongs to; the first kind that is legal tells. */
const ANSWERS: readonly (readonly [string, Question])[] = [
  ["counter", "counter"],
  ["stop", "stop"],
  ["go-on", "go-on"],
  ["share", "share"],
  ["yield", "answer"],
  ["agree", "agreement"],
  ["lead", "lead"],
  ["over", "over"],
  ["land", "land"],
  ["pay", "pay"],
  ["rob", "rob"],
  ["tile", "tile"],
  ["dragon", "dragon"],
  ["place", "place"],
  ["send", "send"],
  ["steal", "steal"],
  ["with", "with"],
  ["terrain", "terrain"],
  ["done", "toss"],
  ["end", "turn"],
];

/** What is being asked; null when nothing is. */
export function questionOf(legal: LegalActions): Question | null {
  if (legal.isEmpty) return null;
  return ANSWERS.find(([kind]) => legal.some(kind))?.[1] ?? "exit";
}
