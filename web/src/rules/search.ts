/** A part of a text; a hit is what was looked for, with the rest of its word. */
export interface Part {
  text: string;
  hit: boolean;
}

/** Fewer letters than this would mark half the book. */
export const LEAST = 2;

/** The text cut where the words looked for stand; accents and capitals do not matter. */
export function partsOf(text: string, wanted: string): Part[] {
  const query = plain(wanted.trim());
  if (query.length < LEAST) return [{ text, hit: false }];
  const letters = plain(text);
  const parts: Part[] = [];
  let from = 0;
  for (let at = letters.indexOf(query); at >= 0; at = letters.indexOf(query, from)) {
    const start = Math.max(from, at - wordBefore(text.slice(0, at)));
    const end = at + query.length + wordAfter(text.slice(at + query.length));
    if (start > from) parts.push({ text: text.slice(from, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** Small letters without accents, each in the place where it was. */
function plain(text: string): string {
  return Array.from(text, (letter) => (letter.normalize("NFD")[0] ?? letter).toLowerCase()[0] ?? letter).join("");
}

const wordBefore = (text: string): number => /\p{L}*$/u.exec(text)?.[0].length ?? 0;
const wordAfter = (text: string): number => /^\p{L}*/u.exec(text)?.[0].length ?? 0;
