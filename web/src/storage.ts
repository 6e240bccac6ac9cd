/** What this browser remembers under a key; null when there is nothing, or no storage. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value; without storage it is forgotten with the visit, and nothing breaks. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the page goes on without it.
  }
}

/** A remembered list, without what is no item; a damaged one counts as empty. */
export function recallList<T>(key: string, isItem: (value: unknown) => value is T): T[] {
  try {
    const list: unknown = JSON.parse(recall(key) ?? "[]");
    return Array.isArray(list) ? list.filter(isItem) : [];
  } catch {
    return [];
  }
}
