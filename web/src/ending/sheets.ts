import type { Component } from "svelte";
import type { SheetCell, SheetRow } from "../api/types";

/** What a game draws on its score sheet: a sign for a category, and what a cell is made of. */
interface SheetModules {
  sign: Component<{ row: SheetRow }> | null;
  parts: Component<{ row: SheetRow; cell: SheetCell }> | null;
}

const signs = import.meta.glob<{ default: Component<{ row: SheetRow }> }>("../games/*/SheetSign.svelte", {
  eager: true,
});
const parts = import.meta.glob<{ default: Component<{ row: SheetRow; cell: SheetCell }> }>(
  "../games/*/SheetParts.svelte",
  { eager: true },
);

/** The drawings of a game's score sheet; null where it has none of its own. */
export function sheetOf(game: string): SheetModules {
  return {
    sign: signs[`../games/${game}/SheetSign.svelte`]?.default ?? null,
    parts: parts[`../games/${game}/SheetParts.svelte`]?.default ?? null,
  };
}
