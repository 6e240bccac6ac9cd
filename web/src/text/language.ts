export const LANGUAGES = ["de", "en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const SHELF = "schatzkiste-language";

function isLanguage(value: string | null | undefined): value is Language {
  return (LANGUAGES as readonly string[]).includes(value ?? "");
}

/** The language chosen before, else the browser's first one that we speak, else English. */
export function firstLanguage(): Language {
  const kept = keptLanguage();
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(SHELF);
  } catch {
    return null;
  }
}

/** Remembers the choice for the next visit. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(SHELF, language);
  } catch {
    // Without storage the choice holds for this visit only.
  }
}
