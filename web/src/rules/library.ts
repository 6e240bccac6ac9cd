import type { Component } from "svelte";
import { StillSession, type Seen } from "../api/still";
import { loadGameTexts } from "../text/texts.svelte";
import type { Language } from "../text/language";
import { readBook, type Book } from "./book";
import type { FigureProps, Picture } from "./figure";

const books = import.meta.glob<string>(["../../../docs/rules/*.md", "!../../../docs/rules/README.md"], {
  query: "?raw",
  import: "default",
});
const positions = import.meta.glob<Seen & { picture: Picture }>("./figures/*/*.json", { import: "default" });
const drawings = import.meta.glob<{ default: Component<FigureProps> }>("../games/*/Figure.svelte");

/** A picture of a rule book, ready to be drawn. */
export interface Figure {
  Drawing: Component<FigureProps>;
  props: FigureProps;
}

/** The rule book of a game in a language; null when there is none. */
export async function openBook(game: string, language: Language): Promise<Book | null> {
  const suffix = language === "en" ? "" : `.${language}`;
  const source = await books[`../../../docs/rules/${game}${suffix}.md`]?.();
  return source === undefined ? null : readBook(source);
}

/** A picture of a game's rule book: a real position, and the game's own way to draw it. */
export async function openFigure(game: string, name: string): Promise<Figure | null> {
  const [position, drawing] = await Promise.all([
    positions[`./figures/${game}/${name}.json`]?.(),
    drawings[`../games/${game}/Figure.svelte`]?.(),
    loadGameTexts(game),
  ]);
  if (!position || !drawing) return null;
  const { picture, ...seen } = position;
  return { Drawing: drawing.default, props: { session: new StillSession(seen), picture } };
}
