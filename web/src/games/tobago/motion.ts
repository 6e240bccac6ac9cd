import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const DURATION = 260;

/** How long a change on the table takes. */
export function pace(): number {
  return prefersReducedMotion.current ? 0 : DURATION;
}

/** A card comes down onto the table. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: pace(),
    easing: cubicOut,
    css: (done, left) =>
      `opacity:${Math.min(1, 2 * done)};transform:translateY(${-34 * left}px) scale(${1 + 0.18 * left})`,
  };
}
