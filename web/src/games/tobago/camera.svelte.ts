import { on } from "svelte/events";
import type { Attachment } from "svelte/attachments";
import type { Point } from "../../board/geometry";
import { pulled, WHOLE, zoomed, type Room, type Sight } from "./camera";

const STEP = 1.5;
const WHEEL = 0.0016;
/** A press that moves less than this is no pull. */
const STILL = 6;

/** The player's look at the chart: pulled with mouse or finger, enlarged with wheel, two fingers or buttons. */
export class Camera {
  sight = $state.raw<Sight>(WHOLE);
  /** The chart is being moved: the browser may move it as one picture. */
  moving = $state(false);
  room = $state.raw<Room>({ width: 1, height: 1 });

  readonly near = $derived(this.sight.scale > 1);
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #calm: ReturnType<typeof setTimeout> | undefined;

  nearer(): void {
    this.#zoom(STEP, { x: this.room.width / 2, y: this.room.height / 2 });
  }

  farther(): void {
    this.#zoom(1 / STEP, { x: this.room.width / 2, y: this.room.height / 2 });
  }

  whole(): void {
    this.sight = WHOLE;
  }

  /** Lets an element be the window in which the chart is moved. */
  readonly window: Attachment<HTMLElement> = (element) => {
    const spot = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const stops = [
      on(
        element,
        "wheel",
        (event) => {
          event.preventDefault();
          this.#zoom(Math.exp(-event.deltaY * WHEEL), spot(event));
        },
        { passive: false },
      ),
      on(element, "pointerdown", (event) => {
        this.#fingers.set(event.pointerId, spot(event));
        this.#start = spot(event);
      }),
      on(element, "pointermove", (event) => this.#move(event, spot(event), element)),
      on(element, "pointerup", ({ pointerId }) => this.#lift(pointerId)),
      on(element, "pointercancel", ({ pointerId }) => this.#lift(pointerId)),
      on(element, "pointerleave", ({ pointerId }) => !this.moving && this.#lift(pointerId)),
    ];
    return () => stops.forEach((stop) => stop());
  };

  #move({ pointerId }: PointerEvent, to: Point, element: HTMLElement): void {
    const from = this.#fingers.get(pointerId);
    if (!from || !this.#start) return;
    const far = Math.hypot(to.x - this.#start.x, to.y - this.#start.y) > STILL;
    if (!this.moving && !far && this.#fingers.size < 2) return;
    // From here on the press belongs to the chart, not to the space under it.
    if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId);
    this.moving = true;
    const other = [...this.#fingers].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const factor = Math.hypot(to.x - other.x, to.y - other.y) / (Math.hypot(from.x - other.x, from.y - other.y) || 1);
      this.sight = zoomed(this.sight, factor, other, this.room);
    } else this.sight = pulled(this.sight, { x: to.x - from.x, y: to.y - from.y }, this.room);
    this.#fingers.set(pointerId, to);
  }

  #lift(pointerId: number): void {
    this.#fingers.delete(pointerId);
    if (this.#fingers.size === 0) this.moving = false;
  }

  #zoom(factor: number, around: Point): void {
    this.sight = zoomed(this.sight, factor, around, this.room);
    this.moving = true;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.moving = this.#fingers.size > 0), 200);
  }
}
