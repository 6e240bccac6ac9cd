import { tick } from "svelte";
import type { Book } from "./book";

/** Somebody reading a rule book: what is looked for, which hit is in view, which section. */
export class Reading {
  query = $state("");
  /** How many places were found. */
  hits = $state(0);
  /** The hit in view, counted from 1; 0 for none. */
  current = $state(0);
  /** The title of the section in view. */
  section = $state<string | null>(null);

  #marks: Element[] = [];

  /** `page` is the element that scrolls. */
  constructor(private readonly page: () => HTMLElement | undefined) {}

  /** Counts the hits anew, after the book or the words looked for changed. */
  async search(): Promise<void> {
    await tick();
    this.#marks = [...(this.page()?.querySelectorAll("mark") ?? [])];
    this.hits = this.#marks.length;
    this.current = 0;
    if (this.hits > 0) this.jump(1);
  }

  /** Goes so many hits on or back, from the last one to the first again. */
  jump(by: number): void {
    if (this.hits === 0) return;
    this.#marks[this.current - 1]?.removeAttribute("data-current");
    this.current = ((this.current - 1 + by + this.hits) % this.hits) + 1;
    const mark = this.#marks[this.current - 1];
    mark?.setAttribute("data-current", "");
    mark?.scrollIntoView({ block: "center" });
  }

  /** n and p go to the next and the previous hit, unless somebody writes. */
  key(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "n") this.jump(1);
    if (event.key === "p") this.jump(-1);
  }

  /** Shows a rule and gives it the focus. */
  async show(rule: string): Promise<void> {
    await tick();
    const place = this.page()?.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
    this.look();
  }

  /** Shows a section. */
  open(title: string): void {
    const place = this.#heading(title);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
    this.section = title;
  }

  /** Finds out which section is in view. */
  look(): void {
    const page = this.page();
    if (!page) return;
    const { top, height } = page.getBoundingClientRect();
    const above = [...page.querySelectorAll<HTMLElement>("[data-section]")].filter(
      (heading) => heading.getBoundingClientRect().top < top + height / 3,
    );
    this.section = above.at(-1)?.dataset.section ?? null;
  }

  /** The section in view, or the first one. */
  sectionOf(book: Book): Book["sections"][number] | undefined {
    return book.sections.find(({ title }) => title === this.section) ?? book.sections[0];
  }

  #heading(title: string): HTMLElement | null | undefined {
    return this.page()?.querySelector<HTMLElement>(`[data-section="${CSS.escape(title)}"]`);
  }
}
