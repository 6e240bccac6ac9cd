import type { Component } from "svelte";
import type { Session } from "../api/live.svelte";
import type { ActionInfo } from "../api/types";

export interface TableProps {
  session: Session;
  actions: ActionInfo[];
  names: string[];
}

const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");

/** The drawn table of a game; null when this page has none. */
export async function loadTable(game: string): Promise<Component<TableProps> | null> {
  const module = await tables[`./${game}/Table.svelte`]?.();
  return module?.default ?? null;
}
