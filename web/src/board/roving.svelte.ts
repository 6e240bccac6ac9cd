import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Point } from "./geometry";

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** By which part two ways may differ and still count as equally long. */
const ALIKE = 0.01;

/** The number of the nearest point in the direction of an arrow key; the start itself where there is none. */
export function towards(points: readonly Point[], start: number, key: string): number {
  const arrow = ARROWS[key];
  const from = points[start];
  if (!arrow || !from) return start;
  let best = start;
  let least = Infinity;
  points.forEach((point, number) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * arrow.x + y * arrow.y;
    const aside = Math.abs(x * arrow.y) + Math.abs(y * arrow.x);
    const way = ahead + 1.5 * aside;
    if (ahead > 0 && aside <= ahead && way < least - ALIKE * way) [best, least] = [number, way];
  });
  return best;
}

/** So many places in a list: the arrow keys lead on with the right and the lower one, back with the others. */
export function inList(length: number): Point[] {
  return Array.from({ length }, (_, number) => ({ x: number, y: number }));
}

/** One stop for the Tab key among many places; the arrow keys walk over them. */
export class RovingFocus {
  readonly #places = new Map<number, HTMLElement | SVGElement>();
  #focused = $state<number | null>(null);
  readonly #current = $derived.by(() =>
    this.#focused !== null && this.#focused < this.points().length ? this.#focused : this.start(),
  );

  constructor(
    private readonly points: () => readonly Point[],
    private readonly start: () => number = () => 0,
  ) {}

  /** Makes an element the place with this number. */
  place(number: number): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      // The events in question are the same for drawn things.
      const element = node as HTMLElement;
      this.#places.set(number, element);
      const stops = [
        on(element, "focus", () => this.focus(number)),
        on(element, "keydown", (event) => this.#walk(event, number)),
      ];
      return () => {
        if (this.#places.get(number) === element) this.#places.delete(number);
        stops.forEach((stop) => stop());
      };
    };
  }

  /** Whether the Tab key stops at the place with this number. */
  tabindex(number: number): 0 | -1 {
    return number === this.#current ? 0 : -1;
  }

  /** The place got the focus. */
  focus(number: number): void {
    this.#focused = number;
  }

  /** A key was pressed on a place: an arrow gives the focus to the next one. */
  #walk(event: KeyboardEvent, from: number): void {
    if (!(event.key in ARROWS)) return;
    event.preventDefault();
    this.#places.get(towards(this.points(), from, event.key))?.focus();
  }
}
