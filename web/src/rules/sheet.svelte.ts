/** What the rule book beside a table is opened at. */
export interface Place {
  game: string;
  rule: string | null;
  /** What on the table the rule is about. */
  about: Element | null;
}

/** The rule book as a sheet beside the table; without a table the book is a page of its own. */
class Sheet {
  place = $state.raw<Place | null>(null);
  #beside = false;

  /** A table is there that the sheet can lie beside; the answer is for when it goes. */
  lieBeside(): () => void {
    this.#beside = true;
    return () => {
      this.#beside = false;
      this.place = null;
    };
  }

  /** A link to the book was pressed: beside a table it opens the sheet, unless it is wanted in another window. */
  follow(event: MouseEvent, game: string, rule: string | null, about: Element | null = null): void {
    if (!this.#beside || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.place = { game, rule, about: about ?? this.place?.about ?? null };
  }

  close(): void {
    this.place = null;
  }
}

export const sheet = new Sheet();
