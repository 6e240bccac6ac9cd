import type { Component } from "svelte";
import type { Session } from "../api/live.svelte";
import type { Teller } from "../table/happening";

export interface TableProps {
  session: Session;
  names: string[];
}

const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");

const tellers = import.meta.glob<{ teller: Teller }>("./*/happenings.ts");

/** What a game knows about its events; null when this page has no table for it. */
export async function loadTeller(game: string): Promise<Teller | null> {
  const module = await tellers[`./${game}/happenings.ts`]?.();
  return module?.teller ?? null;
}

/** The drawn table of a game; null when this page has none. */
export async function loadTable(game: string): Promise<Component<TableProps> | null> {
  const module = await tables[`./${game}/Table.svelte`]?.();
  return module?.default ?? null;
}
