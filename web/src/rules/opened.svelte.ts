import { language, loadPart } from "../text/texts.svelte";
import type { Book } from "./book";
import { openBook } from "./library";

/** The rule book of a game in the language in use, on its way or open. */
export class Opened {
  book = $state.raw<Book | null>(null);
  /** There is no such book. */
  missing = $state(false);
  /** The book did not arrive. */
  failed = $state(false);

  #tries = $state(0);

  constructor(game: () => string) {
    $effect(() => {
      void this.#tries;
      let wanted = true;
      Promise.all([openBook(game(), language()), loadPart("lesson")]).then(
        ([found]) => {
          if (!wanted) return;
          this.book = found;
          this.missing = found === null;
          this.failed = false;
        },
        () => (this.failed = wanted),
      );
      return () => (wanted = false);
    });
  }

  again(): void {
    this.failed = false;
    this.#tries++;
  }
}
