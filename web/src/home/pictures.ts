const pictures = import.meta.glob<string>("./pictures/*.svg", { query: "?url", import: "default", eager: true });

/** The drawn picture of a game. */
export function pictureOf(game: string): string | undefined {
  return pictures[`./pictures/${game}.svg`];
}
