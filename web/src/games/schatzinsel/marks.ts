import type { Told } from "../../table/story.svelte";

/** What somebody else did on a field since the own last decision. */
export interface FieldMark {
  key: string;
  tile: string;
  seat: number;
  gain: number;
  /** It is being told now. */
  running: boolean;
}

const ON_BOARD: ReadonlySet<string> = new Set(["tile-laid", "chest-set", "guard-set"]);

/** One mark for each field and player, with all that it brought them. */
export function marksIn(told: readonly Told[], current: Told | null): FieldMark[] {
  const found = new Map<string, FieldMark>();
  for (const one of told.filter(({ event }) => ON_BOARD.has(event.code))) {
    const [tile, seat] = [one.happening.places[0] ?? "", one.happening.seat ?? 0];
    const key = `${tile} ${seat}`;
    const gain = (found.get(key)?.gain ?? 0) + (one.happening.gain ?? 0);
    found.set(key, { key, tile, seat, gain, running: one.key === current?.key });
  }
  return [...found.values()];
}
