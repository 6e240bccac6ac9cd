export type Route =
  | { page: "home" }
  | { page: "new"; game: string; friends: boolean }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invitation: string | null }
  | { page: "take"; code: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "unknown" };

const FRIENDS = "friends";

/** What an address such as `#/rules/schatzinsel/SI-3.4` asks for. */
export function parseRoute(hash: string): Route {
  const [page, name, detail, ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(decode);
  if (page === undefined) return { page: "home" };
  if (name === undefined || rest.length > 0) return { page: "unknown" };
  if (page === "rules") return { page, game: name, rule: detail ?? null };
  if (page === "join") return { page, table: name, invitation: detail ?? null };
  if (page === "new" && (detail === undefined || detail === FRIENDS))
    return { page, game: name, friends: detail === FRIENDS };
  if (detail !== undefined) return { page: "unknown" };
  if (page === "table") return { page, table: name };
  if (page === "take") return { page, code: name };
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

export function ruleRoute(game: string, rule?: string): string {
  const book = `#/rules/${encodeURIComponent(game)}`;
  return rule === undefined ? book : `${book}/${encodeURIComponent(rule)}`;
}

/** The way to a table that waits; without an invitation only to a listed one. */
export function joinRoute(table: string, invitation: string | null): string {
  const door = `#/join/${encodeURIComponent(table)}`;
  return invitation === null ? door : `${door}/${encodeURIComponent(invitation)}`;
}

export const takeRoute = (code: string): string => `#/take/${encodeURIComponent(code)}`;

/** A route of this page as an address that can be sent to somebody. */
export function addressOf(route: string): string {
  return new URL(route, document.baseURI).href;
}
