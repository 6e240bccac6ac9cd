const drawings = import.meta.glob<string>("./drawings/bots/*.svg", { query: "?url", import: "default", eager: true });

/** The portrait of a bot, if one is drawn. */
export function portraitOf(bot: string): string | undefined {
  return drawings[`./drawings/bots/${bot}.svg`];
}
