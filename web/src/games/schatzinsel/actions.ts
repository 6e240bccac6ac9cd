import type { SchatzinselView } from "../../api/views/schatzinsel";
import { PLACES, tileFor, type Place } from "./chart";

/** The five kinds of action of SI-3.1, in the order of the rule. */
export const KINDS = ["take", "take-guard", "lay", "chest", "guard"] as const;

export type Kind = (typeof KINDS)[number];

/** The kind of an action; null for the end of a turn. */
export function kindOf(notation: string): Kind | null {
  const word = notation.split(" ")[0];
  return KINDS.find((kind) => kind === word) ?? null;
}

/** What a press on a field means: the wanted kind, else laying on an empty field, setting on a laid tile. */
export function actionAt(view: SchatzinselView, wanted: Kind | null, place: Place): string {
  const tile = tileFor(view, place);
  if (wanted !== null && wanted !== "take-guard") return `${wanted} ${tile}`;
  const field = view.fields.find((laid) => laid.tile === tile);
  if (!field) return `lay ${tile}`;
  return field.chest ? `guard ${tile}` : `chest ${tile}`;
}

/** The action of a kind that shows best why the kind is not possible now. */
export function typical(view: SchatzinselView, kind: Kind): string {
  const anyTile = tileFor(view, { row: 0, column: 0 });
  switch (kind) {
    case "take":
      return `take ${view.stock.tiles[0] ?? anyTile}`;
    case "take-guard":
      return "take-guard";
    case "lay": {
      const laid = new Set(view.fields.map(({ tile }) => tile));
      const open = PLACES.map((place) => tileFor(view, place)).find((tile) => !laid.has(tile));
      return `lay ${view.screen?.tiles[0] ?? open ?? anyTile}`;
    }
    case "chest": {
      const crosses = view.fields.filter((field) => field.cross);
      const best = crosses.find((field) => !field.chest) ?? crosses[0];
      // Before any cross is laid, one that could be: best of all an own one.
      const own = view.screen?.tiles.find((tile) => view.crosses.includes(tile));
      return `chest ${best?.tile ?? own ?? view.crosses[0] ?? anyTile}`;
    }
    case "guard": {
      const chests = view.fields.filter((field) => field.chest);
      const best = chests.find((field) => field.guards === 0) ?? chests[0];
      return `guard ${best?.tile ?? view.fields[0]?.tile ?? anyTile}`;
    }
  }
}
