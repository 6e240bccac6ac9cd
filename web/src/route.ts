export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "unknown" };

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
  if (detail !== undefined) return { page: "unknown" };
  if (page === "new") return { page, game: name };
  if (page === "table") return { page, table: name };
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
export const tableRoute = (table: string): string => `#/table/${encodeURIComponent(table)}`;

export function ruleRoute(game: string, rule?: string): string {
  const book = `#/rules/${encodeURIComponent(game)}`;
  return rule === undefined ? book : `${book}/${encodeURIComponent(rule)}`;
}

/** Where a one-time code opens a seat on another device. */
export const takeRoute = (code: string): string => `#/take/${encodeURIComponent(code)}`;
