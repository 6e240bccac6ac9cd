export type Route =
  | { page: "home" }
  | { page: "new"; game: string; friends: boolean }
  | { page: "table"; table: string; step: number | null }
  | { page: "join"; table: string; invitation: string | null }
  | { page: "take"; code: string; over: boolean }
  | { page: "result"; table: string }
  | { page: "statistics" }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "learn"; game: string; step: number | null }
  | { page: "unknown" };

const FRIENDS = "friends";
const OVER = "over";

/** What an address such as `#/rules/schatzinsel/SI-3.4` asks for. */
export function parseRoute(hash: string): Route {
  const [page, name, detail, ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(decode);
  if (page === undefined) return { page: "home" };
  if (page === "statistics" && name === undefined) return { page };
  if (name === undefined || rest.length > 0) return { page: "unknown" };
  if (page === "rules") return { page, game: name, rule: detail ?? null };
  if (page === "result" && detail === undefined) return { page, table: name };
  if (page === "join") return { page, table: name, invitation: detail ?? null };
  if (page === "new" && (detail === undefined || detail === FRIENDS))
    return { page, game: name, friends: detail === FRIENDS };
  if (page === "take" && (detail === undefined || detail === OVER)) return { page, code: name, over: detail === OVER };
  if (detail !== undefined && !/^\d{1,9}$/.test(detail)) return { page: "unknown" };
  const step = detail === undefined ? null : Number(detail);
  if (page === "table") return { page, table: name, step };
  if (page === "learn") return { page, game: name, step };
  return { page: "unknown" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const homeRoute = "#/";
export const newRoute = (game: string): string => `#/new/${encodeURIComponent(game)}`;
/** Set-up with every other place for whoever gets the link. */
export const friendsRoute = (game: string): string => `${newRoute(game)}/${FRIENDS}`;
export const tableRoute = (table: string): string => `#/table/${encodeURIComponent(table)}`;

/** A table as it was after a step. */
export const stepRoute = (table: string, step: number): string => `${tableRoute(table)}/${step}`;

/** The result of a finished game. */
export const resultRoute = (table: string): string => `#/result/${encodeURIComponent(table)}`;
export const statisticsRoute = "#/statistics";

export function ruleRoute(game: string, rule?: string): string {
  const book = `#/rules/${encodeURIComponent(game)}`;
  return rule === undefined ? book : `${book}/${encodeURIComponent(rule)}`;
}

/** The lesson of a game, where it was left or from a step on. */
export function learnRoute(game: string, step?: number): string {
  const lesson = `#/learn/${encodeURIComponent(game)}`;
  return step === undefined ? lesson : `${lesson}/${step}`;
}

/** The way to a table that waits; without an invitation only to a listed one. */
export function joinRoute(table: string, invitation: string | null): string {
  const door = `#/join/${encodeURIComponent(table)}`;
  return invitation === null ? door : `${door}/${encodeURIComponent(invitation)}`;
}

/** The way to a seat by a code: on one more device, or handed `over` to whoever comes. */
export function takeRoute(code: string, over: boolean): string {
  const seat = `#/take/${encodeURIComponent(code)}`;
  return over ? `${seat}/${OVER}` : seat;
}

/** A route of this page as an address that can be sent to somebody. */
export function addressOf(route: string): string {
  return new URL(route, document.baseURI).href;
}
