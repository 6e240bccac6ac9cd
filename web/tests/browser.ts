import { vi } from "vitest";

/** The few things of a browser that the tested modules touch, with these languages. */
export function openBrowser(languages: string[] = ["en"]): { shelf: Map<string, string>; html: { lang: string } } {
  const shelf = new Map<string, string>();
  const html = { lang: "" };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("document", { documentElement: html, hidden: false, baseURI: "http://chest.example/#/table/t1" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  return { shelf, html };
}
