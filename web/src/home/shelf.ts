export interface Facts {
  players: number[];
  minutes: number;
}

/** The four games in the order of the shelf. */
export const SHELF = ["dracheninsel", "schatzinsel", "silver_gold", "tobago"] as const;

/** What is known of games that the server does not have yet. */
export const LATER: Record<string, Facts> = {
  dracheninsel: { players: [3, 4, 5, 6], minutes: 60 },
  silver_gold: { players: [2, 3, 4], minutes: 20 },
  tobago: { players: [2, 3, 4], minutes: 60 },
};

const pictures = import.meta.glob<string>("./pictures/*.svg", { query: "?url", import: "default", eager: true });

/** The drawn picture of a game. */
export function pictureOf(game: string): string | undefined {
  return pictures[`./pictures/${game}.svg`];
}
