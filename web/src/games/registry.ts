import type { Component } from "svelte";
import type { Session } from "../api/live.svelte";
import type { GameView } from "../api/types";
import { StillSession, type Seen } from "../api/still";
import type { FigureProps, Picture } from "../rules/figure";
import type { Teller } from "../table/happening";
import { loadGameTexts } from "../text/texts.svelte";

export interface TableProps {
  session: Session;
  names: string[];
}

const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");

const tellers = import.meta.glob<{ teller: Teller }>("./*/happenings.ts");

const secrets = import.meta.glob<{ hidesSomething: (view: GameView) => boolean }>("./*/secrets.ts");

/** How a table shows all hands, where they fit into its own drawing. */
export type Opener = (view: GameView, hands: readonly GameView[]) => GameView;

const openers = import.meta.glob<{ opened: Opener }>("./*/open.ts");

const drawings = import.meta.glob<{ default: Component<FigureProps> }>("./*/Figure.svelte");

/** A position with the game's own way to draw it. */
export interface Drawn {
  Drawing: Component<FigureProps>;
  props: FigureProps;
}

/** What a game knows about its events; null when this page has no table for it. */
export async function loadTeller(game: string): Promise<Teller | null> {
  const module = await tellers[`./${game}/happenings.ts`]?.();
  return module?.teller ?? null;
}

/** What tells whether a view shows something that only its seat may see. */
export async function loadSecrets(game: string): Promise<(view: GameView) => boolean> {
  const module = await secrets[`./${game}/secrets.ts`]?.();
  return module?.hidesSomething ?? (() => true);
}

/** What opens all hands on the table itself; null when they are laid beside it. */
export async function loadOpener(game: string): Promise<Opener | null> {
  const module = await openers[`./${game}/open.ts`]?.();
  return module?.opened ?? null;
}

/** The drawn table of a game; null when this page has none. */
export async function loadTable(game: string): Promise<Component<TableProps> | null> {
  const module = await tables[`./${game}/Table.svelte`]?.();
  return module?.default ?? null;
}

/** A position, ready to be drawn; null when this page cannot draw the game. */
export async function drawn(seen: Seen, picture: Picture): Promise<Drawn | null> {
  const [drawing] = await Promise.all([drawings[`./${seen.game}/Figure.svelte`]?.(), loadGameTexts(seen.game)]);
  return drawing ? { Drawing: drawing.default, props: { session: new StillSession(seen), picture } } : null;
}
