import { SvelteMap } from "svelte/reactivity";
import type { Session } from "../api/live.svelte";
import type { TalkLine } from "../api/types";
import { isMuted } from "./muted";

/** The last line of a table's talk that was there when it was last seen, in this visit; null if there was none. */
const seen = new SvelteMap<string, string | null>();

/** The lines to be shown: nothing that somebody muted says; what happens at the table is always told. */
export function audible(table: string, talk: readonly TalkLine[]): TalkLine[] {
  return talk.filter(({ seat, name, note }) => note || !isMuted(table, seat, name));
}

/** The lines by keys that stay the same when older lines are dropped; older logs may hold two lines of one id. */
export function keyed(lines: readonly TalkLine[]): [key: string, line: TalkLine][] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const time = (times.get(line.id) ?? 0) + 1;
    times.set(line.id, time);
    return [`${time} ${line.id}`, line];
  });
}

/** All that is said until now has been seen. */
export function markHeard({ table, party }: Session): void {
  if (party) seen.set(table, party.talk.at(-1)?.id ?? null);
}

/** How many things others have said that were not seen yet; what was there at the first look is old. */
export function unheard({ table, party }: Session): number {
  if (!party) return 0;
  const last = seen.get(table);
  if (last === undefined) return 0;
  // The oldest lines of a long talk are dropped, so it is the line that counts, not how many there were.
  const from = party.talk.findLastIndex(({ id }) => id === last) + 1;
  return audible(table, party.talk.slice(from)).filter(({ seat, note }) => !note && seat !== party.seat).length;
}
