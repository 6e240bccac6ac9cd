import type { Arg, GameInfo, Manners } from "../api/types";
import type { IconName } from "../frame/icons";
import { language, t } from "../text/texts.svelte";
import { USUAL_MANNERS, mannersFor, type Company, type Manner } from "./manners";
import { botName, isCompany, optionsFor, others, type Kind, type Place, type Setup } from "./setup";

export const KIND_ICONS: Record<Kind, IconName> = { friend: "link", device: "handover", bot: "bot" };

const MINUTE = 60;
const DAY = 86_400;

/** So much time, in the largest unit that fits. */
export function timeName(seconds: number): string {
  if (seconds % DAY === 0) return t("page-days", { count: seconds / DAY });
  return seconds % MINUTE === 0 ? t("page-minutes", { minutes: seconds / MINUTE }) : t("page-seconds", { seconds });
}

/** What a value of one of the manners is called. */
export function mannerName(name: Manner, value: Manners[Manner]): string {
  if (typeof value === "boolean") return t(`page-manner-${name}-${value ? "yes" : "no"}`);
  return value === 0 ? t(`page-manner-${name}-none`) : timeName(value);
}

/** What a value of an option is called. */
export function optionName(game: string, option: string, value: Arg): string {
  if (value === 0) return t("page-never");
  return typeof value === "number" ? String(value) : t(`${game}-option-${option}-${value}`);
}

/** Who sits, or will sit, on one of the other places. */
export function placeName({ kind, name }: Place, other: number): string {
  if (kind === "bot") return botName(other);
  if (kind === "friend") return t("page-a-friend");
  return name.trim() || t("page-seat", { number: other + 2 });
}

/** How somebody comes to a place, or plays there. */
export function aboutPlace({ kind, bot }: Place): string {
  if (kind === "bot") return t(`bot-${bot}`);
  return t(kind === "friend" ? "page-comes-by-link" : "page-at-this-device");
}

/** With whom one plays at such a table. */
export function companyOf(setup: Setup): string {
  if (setup.players === 1) return t("page-play-alone");
  const names = new Intl.ListFormat(language(), { type: "conjunction" }).format(others(setup).map(placeName));
  return t(isCompany(setup) ? "page-play-with" : "page-play-against", { names });
}

/** Something a table agrees on. */
interface Agreed {
  title: string;
  value: string;
  isUsual: boolean;
}

/** By which rules a table plays, as far as they make a difference there. */
export function rulesOf(info: GameInfo, players: number, options: Record<string, Arg>): Agreed[] {
  return optionsFor(info, players).map(({ name, default: usual }) => ({
    title: t(`${info.id}-option-${name}`),
    value: optionName(info.id, name, options[name] ?? usual),
    isUsual: (options[name] ?? usual) === usual,
  }));
}

/** Everything a table agrees on that makes a difference there. */
export function agreedOn(
  info: GameInfo,
  players: number,
  company: Company,
  options: Record<string, Arg>,
  manners: Manners,
): Agreed[] {
  const ofPeople = mannersFor(company, manners).map((name) => ({
    title: t(`page-manner-${name}`),
    value: mannerName(name, manners[name]),
    isUsual: manners[name] === USUAL_MANNERS[name],
  }));
  return [...rulesOf(info, players, options), ...ofPeople];
}

/** Such things in one line. */
export function inOneLine(agreed: Agreed[]): string {
  return agreed.map(({ title, value }) => t("page-agreed", { title, value })).join(" · ");
}
