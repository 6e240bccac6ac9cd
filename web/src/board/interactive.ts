import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { settings } from "../settings/settings.svelte";

/** How a thing on the table answers to mouse, keyboard and finger. */
export interface Interaction {
  enter: (element: Element) => void;
  leave: () => void;
  press: (element: Element, byFinger: boolean) => void;
  /** A finger that stays asks what the thing is; it does not press. */
  hold?: (element: Element) => void;
}

const HOLD_MS = 450;

/**
 * Where the mouse was moved or pressed last, null while it rests as it came from the page before.
 *
 * What comes under a resting mouse is not pointed at.
 */
let restsAt: { x: number; y: number } | null = null;
for (const kind of ["pointermove", "pointerdown"] as const)
  globalThis.addEventListener?.(kind, ({ screenX, screenY }) => (restsAt = { x: screenX, y: screenY }), {
    passive: true,
  });

function isResting({ screenX, screenY }: PointerEvent): boolean {
  return restsAt === null || (restsAt.x === screenX && restsAt.y === screenY);
}

/** How a thing is being pressed: what it stands for may change, and it be attached to anew, in the middle of that. */
const presses = new WeakMap<Element, { byFinger: boolean; isHeld: boolean }>();

let isLed = false;

/** Gives the focus to a thing; on a touch screen, where nobody points by focus, without having it explain itself. */
export function leadTo(thing: HTMLElement | SVGElement): void {
  isLed = matchMedia("(hover: none)").matches;
  thing.focus({ preventScroll: true });
  isLed = false;
}

/** Mouse and focus enter and leave; fingers only press. Drawn things have no keys of their own, so these press too. */
export function interactive({ enter, leave, press, hold }: Interaction): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    // The events in question are the same for drawn things.
    const element = node as HTMLElement;
    const pressed = presses.get(node) ?? { byFinger: false, isHeld: false };
    presses.set(node, pressed);
    /** The thing came under the resting mouse, which has not been moved since. */
    let isUnder = false;
    let holding: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ pointerType }: PointerEvent): void => {
      pressed.byFinger = pointerType !== "mouse";
      pressed.isHeld = false;
      if (!pressed.byFinger || !hold) return;
      holding = setTimeout(() => {
        pressed.isHeld = true;
        hold(element);
      }, HOLD_MS);
    };
    const letGo = (): void => clearTimeout(holding);
    const stops = [
      on(element, "pointerenter", (event) => {
        if (event.pointerType !== "mouse") return;
        isUnder = isResting(event);
        if (!isUnder) enter(element);
      }),
      on(element, "pointermove", ({ pointerType }) => {
        if (pointerType !== "mouse" || !isUnder) return;
        isUnder = false;
        enter(element);
      }),
      on(element, "pointerleave", ({ pointerType }) => pointerType === "mouse" && leave()),
      on(element, "focus", () => !isLed && element.matches(":focus-visible") && enter(element)),
      on(element, "blur", leave),
      on(element, "pointerdown", begin),
      on(element, "pointerup", letGo),
      on(element, "pointercancel", letGo),
      on(element, "contextmenu", (event) => pressed.byFinger && hold && event.preventDefault()),
      on(element, "keydown", (event) => {
        pressed.byFinger = false;
        if (node instanceof HTMLElement || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        press(element, false);
      }),
      on(element, "click", () => {
        // Whoever confirms no taps presses with a finger as with a mouse.
        if (!pressed.isHeld) press(element, pressed.byFinger && settings.confirmTouch);
        pressed.isHeld = false;
      }),
    ];
    return () => {
      letGo();
      stops.forEach((stop) => stop());
    };
  };
}
