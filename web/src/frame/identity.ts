import { getContext, setContext, type Component } from "svelte";
import { markOf } from "./marks";

/** Who sits at a table, on sight: each seat by its pieces; by the sign of the seat where it has no pieces of its own. */
export interface Identity {
  game: string;
  /** The pieces of each seat, as the server names them. */
  pieces: readonly (readonly string[])[];
}

interface PieceModule {
  default: Component<{ piece: string; size: number }>;
  lineOf: (piece: string) => string;
}

const modules = import.meta.glob<PieceModule>("../games/*/PlayerPiece.svelte", { eager: true });

const KEY = Symbol("identity");

/** Tells all signs of players below which table they belong to. */
export function provideIdentity(identity: () => Identity | null): void {
  setContext(KEY, identity);
}

/** The table around; null where there is none. Asked once, when a component is made. */
export function identityAround(): () => Identity | null {
  return getContext<(() => Identity | null) | undefined>(KEY) ?? (() => null);
}

/** How a seat looks: the drawings of its pieces, none where the seat's sign says it all. */
export function drawnPieces(
  identity: Identity | null,
  seat: number,
): { piece: string; Piece: PieceModule["default"] }[] {
  const module = identity && modules[`../games/${identity.game}/PlayerPiece.svelte`];
  return module ? (identity.pieces[seat] ?? []).map((piece) => ({ piece, Piece: module.default })) : [];
}

/** The colour in which a seat's lines are drawn on paper. */
export function lineColour(identity: Identity | null, seat: number): string {
  const module = identity && modules[`../games/${identity.game}/PlayerPiece.svelte`];
  const piece = identity?.pieces[seat]?.[0];
  return module && piece !== undefined ? module.lineOf(piece) : `var(--mark-${markOf(seat)})`;
}
