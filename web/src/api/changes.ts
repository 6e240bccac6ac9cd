/** Tells what changed in a value: an object goes deeper, a list of one holds a new value. */
export type Changes = [unknown] | { [key: string]: Changes };

/** The value after changes; what did not change is shared with the value before. */
export function changed(before: unknown, changes: Changes): unknown {
  if (Array.isArray(changes)) return changes[0];
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<
    string,
    unknown
  >;
  for (const [key, deeper] of Object.entries(changes)) after[key] = changed(after[key], deeper);
  return after;
}
