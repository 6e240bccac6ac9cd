import { vi } from "vitest";

/** What the tested modules can see or change of the browser. */
export interface Browser {
  storage: Map<string, string>;
  html: { lang: string; dataset: Record<string, string> };
  /** Grants or withdraws what a media query asks for. */
  wish: (query: string, granted: boolean) => void;
}

/** The few things of a browser that the tested modules touch, with these languages. */
export function openBrowser(languages: string[] = ["en"]): Browser {
  const storage = new Map<string, string>();
  const html = { lang: "", dataset: {} };
  const granted = new Set<string>();
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("document", {
    documentElement: html,
    hidden: false,
    baseURI: "http://chest.example/#/table/t1",
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return granted.has(query);
    },
    addEventListener: (_: "change", hear: () => void) => listeners.set(query, hear),
  }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const wish = (query: string, isGranted: boolean): void => {
    if (isGranted) granted.add(query);
    else granted.delete(query);
    listeners.get(query)?.();
  };
  return { storage, html, wish };
}
