import type { Language } from "../text/language";
import { readBook, type Book } from "./book";

const books = import.meta.glob<string>(["../../../docs/rules/*.md", "!../../../docs/rules/README.md"], {
  query: "?raw",
  import: "default",
});

/** The rule book of a game in a language; null when there is none. */
export async function openBook(game: string, language: Language): Promise<Book | null> {
  const suffix = language === "en" ? "" : `.${language}`;
  const source = await books[`../../../docs/rules/${game}${suffix}.md`]?.();
  return source === undefined ? null : readBook(source);
}
