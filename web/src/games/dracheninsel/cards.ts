/** The six terrains, each the colour of a hunter and his boat (DI-1.2). */
export const TERRAINS = ["forest", "desert", "mountain", "water", "farmland", "volcano"] as const;
export type Terrain = (typeof TERRAINS)[number];

const COLOURS = ["green", "yellow", "grey", "blue", "brown", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** The action that plays a half of an action card; some name the card. */
const PLAYED_AS: Record<string, { kind: string; named: boolean }> = {
  flight: { kind: "flight", named: false },
  elements: { kind: "elements", named: false },
  journey: { kind: "journey", named: false },
  forces: { kind: "forces", named: false },
  curse: { kind: "curse", named: false },
  patrol: { kind: "patrol", named: true },
  terror: { kind: "terror", named: true },
  sneak: { kind: "sneak", named: true },
  slumber: { kind: "stop", named: true },
  counterspell: { kind: "counter", named: true },
  betrayal: { kind: "betray", named: true },
};

/** What may be played in the turns of others (DI-1.7). */
const GREEN: ReadonlySet<string> = new Set(["slumber", "counterspell", "betrayal"]);

/** The terrain of a colour. */
export function terrainOf(colour: string): Terrain {
  return TERRAINS[COLOURS.findIndex((name) => name === colour)] ?? "forest";
}

/** The colour of a terrain. */
export function colourOf(terrain: Terrain): Colour {
  return COLOURS[TERRAINS.indexOf(terrain)] ?? "green";
}

/** The colour of a hunter's course; grey is too pale for a line. */
export function inkOfHunter(colour: string | undefined): string {
  if (colour === undefined) return "var(--line)";
  return colour === "grey" ? "#666d77" : `var(--di-${colour})`;
}

/** The one or two things a card can be used for. */
export function halvesOf(card: string): string[] {
  return card.split("-");
}

/** Whether the card pays for terrain. */
export function isTerrain(name: string): name is Terrain {
  return TERRAINS.some((terrain) => terrain === name);
}

/** Whether a half may be played in the turns of others. */
export function isGreen(half: string): boolean {
  return GREEN.has(half);
}

/** The action that plays a half of an action card. */
export function playing(card: string, half: string): string {
  const play = PLAYED_AS[half];
  if (!play) throw new Error(`"${half}" of "${card}" is no action`);
  return play.named ? `${play.kind} ${card}` : play.kind;
}

/** A title in one or two lines: broken at a space or at a soft hyphen when it is long. */
export function titleLines(title: string, most: number): string[] {
  const plain = title.replaceAll("\u00ad", "");
  if (plain.length <= most) return [plain];
  const words = plain.split(" ");
  if (words.length > 1) {
    const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
    return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
  }
  const [first, ...rest] = title.split("\u00ad");
  return rest.length > 0 ? [`${first}-`, rest.join("")] : [plain];
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}
