import { recall, remember } from "../storage";

export const LANGUAGES = ["de", "en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const OWN_NAMES: Record<Language, string> = { de: "Deutsch", en: "English", fr: "Français" };

const STORED_AS = "schatzkiste-language";

function isLanguage(value: string | null | undefined): value is Language {
  return (LANGUAGES as readonly string[]).includes(value ?? "");
}

/** The language chosen before, else the browser's first one that we speak, else English. */
export function firstLanguage(): Language {
  const kept = recall(STORED_AS);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** The language as it is written where the reader lives, for dates and times; our own English is British. */
export function regional(language: Language): string {
  return navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? (language === "en" ? "en-GB" : language);
}

/** Remembers the choice for the next visit. */
export function keepLanguage(language: Language): void {
  remember(STORED_AS, language);
}
