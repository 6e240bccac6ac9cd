import type { Seen } from "../api/still";
import { drawn, type Drawn } from "../games/registry";
import type { Language } from "../text/language";
import { readBook, type Book } from "./book";
import type { Picture } from "./figure";

const books = import.meta.glob<string>(["../../../docs/rules/*.md", "!../../../docs/rules/README.md"], {
  query: "?raw",
  import: "default",
});
const positions = import.meta.glob<Seen & { picture: Picture }>("./figures/*/*.json", { import: "default" });

/** The rule book of a game in a language; null when there is none. */
export async function openBook(game: string, language: Language): Promise<Book | null> {
  const suffix = language === "en" ? "" : `.${language}`;
  const source = await books[`../../../docs/rules/${game}${suffix}.md`]?.();
  return source === undefined ? null : readBook(source);
}

/** A picture of a game's rule book: a real position, and the game's own way to draw it. */
export async function openFigure(game: string, name: string): Promise<Drawn | null> {
  const position = await positions[`./figures/${game}/${name}.json`]?.();
  if (!position) return null;
  const { picture, ...seen } = position;
  return drawn(seen, picture);
}
