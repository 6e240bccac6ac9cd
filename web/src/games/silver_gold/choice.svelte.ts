import type { EffectView, SeatView, SilverGoldView } from "../../api/views/silver_gold";
import { TableChoice } from "../../board/choice.svelte";
import { covering, fitAt, mirrorAt, mirrored, shapesOf, turnAt, turned, type Fit, type Shape } from "./fit";
import { cellOf, cellsOf, nameOf } from "./grid";
import { markOf, pairOf } from "./actions";

/** A cell of one of the own two cards. */
export interface Target {
  slot: number;
  cell: string;
}

/** A mark as the table shows it before it is made. */
export interface Preview extends Target {
  notation: string;
  cells: string[];
}

/** What the player at this table looks at, picks and does. */
export class Choice extends TableChoice<SilverGoldView> {
  /** The cell under the pointer or the focus. */
  pointed = $state.raw<Target | null>(null);
  /** The cell that a finger picked: its mark waits for a second press. */
  picked = $state.raw<Target | null>(null);
  /** Exactly one field is wanted instead of the pattern (SG-3.3). */
  single = $state(false);
  /** How the pattern is held: the number of its orientation. */
  held = $state(0);
  /** Places of the dealt cards to keep. */
  pair = $state.raw<number[]>([]);
  /** The new card that a finger picked. */
  taking = $state<string | null>(null);

  /** The seat whose cards lie in front: the own one; for spectators the first. */
  readonly front = $derived.by(() => this.update.seat ?? 0);
  readonly mine = $derived.by((): SeatView => {
    const seat = this.view.seats[this.front];
    if (!seat) throw new Error(`the view has no seat ${this.front}`);
    return seat;
  });
  /** What the own seat has to do; "wait" for spectators. */
  readonly stage = $derived.by(() => (this.update.seat === null && !this.update.over ? "wait" : this.mine.stage));

  readonly shapes = $derived.by((): Shape[] => shapesOf(this.view.expedition?.orientations ?? []));
  readonly patternFits = $derived.by(() => this.legal.of("mark").length > 0);
  /** One field at a time is marked: for a cross, by choice, or because the pattern fits nowhere. */
  readonly oneField = $derived.by(() => this.stage === "cross" || this.single || !this.patternFits);

  /** The mark in view: under the pointer, else the picked one. */
  readonly shown = $derived.by((): Preview | null => this.#legal(this.pointed) ?? this.#legal(this.picked));
  /** The mark for which the table says why not. */
  readonly explainedMark = $derived.by((): Preview | null => {
    const notation = this.explained;
    if (!notation || !/^(mark|field|cross) /.test(notation)) return null;
    const { slot, label } = markOf(notation);
    const cells = cellsOf(label).map(nameOf);
    return { slot, cell: cells[0] ?? "", notation, cells };
  });
  /** The orientation in view. */
  readonly orientation = $derived.by(() => {
    const target = this.#legal(this.pointed) ? this.pointed : this.picked;
    return (target && this.#fit(target)?.orientation) ?? this.held;
  });
  /** Cells of each card where a mark is possible now, as "1 b3". */
  readonly reach = $derived.by((): Set<string> => {
    const kind = this.stage === "cross" ? "cross" : this.oneField ? "field" : "mark";
    const marks = this.legal.of(kind).map(markOf);
    return new Set(marks.flatMap(({ slot, label }) => cellsOf(label).map((cell) => `${slot} ${nameOf(cell)}`)));
  });

  /** What a press on a cell means now. */
  at(target: Target): Preview {
    const notation = this.#notation(target);
    return { ...target, notation, cells: cellsOf(markOf(notation).label).map(nameOf) };
  }

  /** What a legal mark brings. */
  effect(notation: string): EffectView | null {
    return this.view.effects[notation] ?? null;
  }

  /** Pointer or focus came to a cell; beside what can be marked there `about` stands out of the way, at the card. */
  point(target: Target, anchor: Element, about: string, card: Element): void {
    this.pointed = target;
    const { notation } = this.at(target);
    if (this.legal.allows(notation)) this.tell(about, card);
    else this.askSoon(notation, anchor, about);
  }

  /** Pointer or focus went away. */
  override leave(): void {
    super.leave();
    this.pointed = null;
  }

  /** Marks at a cell, for fingers only when it was picked before; what is not legal says why. */
  press(target: Target, anchor: Element, byFinger: boolean, about: string): void {
    const { notation } = this.at(target);
    const again = this.picked && this.at(this.picked).notation === notation && this.picked.cell === target.cell;
    if (!this.legal.allows(notation)) this.ask(notation, anchor, about);
    else if (byFinger && !again) this.#pick(target);
    else this.act(notation);
  }

  /** Turns the pattern by a quarter: over a cell to the next place that is open there. */
  turn(anchor: Element | null): void {
    this.#hold(turned(this.shapes, this.orientation), turnAt, anchor);
  }

  /** Mirrors the pattern: over a cell to a place that is open there. */
  mirror(anchor: Element | null): void {
    this.#hold(mirrored(this.shapes, this.orientation), mirrorAt, anchor);
  }

  /** Wants one field instead of the pattern, or the pattern again. */
  pressSingle(): void {
    if (this.stage === "pattern" && this.patternFits) this.single = !this.single;
  }

  /** Keeps a dealt card or puts it back; a third one takes the place of the first. */
  toggle(place: number): void {
    const others = this.pair.filter((other) => other !== place);
    this.pair = others.length < this.pair.length ? others : [...this.pair, place].slice(-2);
  }

  /** Takes a new card, for fingers only when it was picked before; what is not possible says why. */
  take(notation: string, anchor: Element, byFinger: boolean): void {
    if (!this.legal.allows(notation)) this.ask(notation, anchor);
    else if (byFinger && this.taking !== notation) this.taking = notation;
    else this.act(notation);
  }

  /** The one thing that the main button does now; null when something has to be chosen first. */
  readonly main = $derived.by((): string | null => {
    if (this.stage === "choose") return pairOf(this.pair);
    if (this.stage === "settle") return this.taking;
    if (this.legal.allows("done")) return "done";
    return this.#legal(this.picked)?.notation ?? null;
  });

  /** Picks an action as fingers would, so that the main button does it. */
  prepare(notation: string): void {
    this.putDown();
    const [kind, ...named] = notation.split(" ");
    if (kind === "keep") this.pair = (named[0] ?? "").split("+").map(Number);
    else if (kind === "take" || kind === "draw") this.taking = notation;
    else {
      const { slot, label } = markOf(notation);
      this.single = kind === "field" && this.patternFits;
      this.#pickJust(
        notation,
        cellsOf(label).map((cell) => ({ slot, cell: nameOf(cell) })),
      );
    }
  }

  /** The cell on which a press is just this mark, as the pattern is held now; null when there is none. */
  cellFor(notation: string): string | null {
    const { slot, label } = markOf(notation);
    const cells = cellsOf(label).map(nameOf);
    return cells.find((cell) => this.at({ slot, cell }).notation === notation) ?? null;
  }

  /** What has to be pressed so that some cell is just this mark: turning, mirroring, the single field. */
  wayTo(notation: string): "turn" | "mirror" | "single" | null {
    const [kind] = notation.split(" ");
    if (this.stage !== "pattern" || (kind !== "mark" && kind !== "field")) return null;
    if ((kind === "field") !== this.oneField) return "single";
    if (this.cellFor(notation) !== null) return null;
    const { slot, label } = markOf(notation);
    const leads = (held: number): boolean =>
      cellsOf(label).some(
        (cell) => fitAt(this.shapes, held, cell, (open) => this.legal.allows(`mark ${slot} ${open}`))?.label === label,
      );
    const byTurning = this.shapes.some((_, times) => {
      let held = this.held;
      for (let turn = 0; turn <= times; turn++) held = turned(this.shapes, held);
      return leads(held);
    });
    return byTurning ? "turn" : "mirror";
  }

  /** Does what the main button says. */
  confirm(): void {
    if (this.main !== null) this.act(this.main);
  }

  override unselect(): void {
    this.picked = null;
    this.taking = null;
  }

  /** Begins anew after the own decision changed. */
  override clear(): void {
    super.clear();
    this.putDown();
    this.pair = this.view.kept;
  }

  /** Holds a new pattern as it lies on its card. */
  begin(): void {
    this.held = 0;
    this.single = false;
  }

  #pick(target: Target): void {
    this.held = this.#fit(target)?.orientation ?? this.held;
    this.picked = target;
  }

  /** Picks that one of the cells, and holds the pattern so, that the mark is just this one. */
  #pickJust(notation: string, targets: readonly Target[]): void {
    for (const orientation of [this.held, ...this.shapes.keys()])
      for (const target of targets) {
        this.held = orientation;
        if (this.at(target).notation !== notation) continue;
        this.picked = target;
        return;
      }
  }

  #legal(target: Target | null): Preview | null {
    const preview = target && this.at(target);
    return preview && this.legal.allows(preview.notation) ? preview : null;
  }

  #notation(target: Target): string {
    const { slot, cell } = target;
    if (this.stage === "cross") return `cross ${slot} ${cell}`;
    if (this.oneField) return `field ${slot} ${cell}`;
    return `mark ${slot} ${this.#fit(target)?.label ?? this.#ghost(target, this.held)}`;
  }

  #fit({ slot, cell }: Target): Fit | null {
    if (this.oneField) return null;
    return fitAt(this.shapes, this.held, cellOf(cell), (label) => this.legal.allows(`mark ${slot} ${label}`));
  }

  /** Where the pattern would lie over a cell, open or not. */
  #ghost({ cell }: Target, orientation: number): string {
    return covering(this.shapes[orientation] ?? [], cellOf(cell))[0] ?? cell;
  }

  #hold(plain: number, find: typeof turnAt, anchor: Element | null): void {
    if (this.stage !== "pattern" || this.oneField) return;
    const target = this.pointed ?? this.picked;
    if (!target || !this.#legal(target)) {
      this.held = plain;
      return;
    }
    const { slot, cell } = target;
    const isOpen = (label: string): boolean => this.legal.allows(`mark ${slot} ${label}`);
    const next = find(this.shapes, this.orientation, cellOf(cell), isOpen);
    if (next) this.held = next.orientation;
    else if (anchor && plain !== this.orientation) this.ask(`mark ${slot} ${this.#ghost(target, plain)}`, anchor);
  }
}
