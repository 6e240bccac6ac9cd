import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const DURATION = 300;

/** How long a change on the table takes. */
export function pace(): number {
  return prefersReducedMotion.current ? 0 : DURATION;
}

/** A piece comes down onto the island. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: pace(),
    easing: cubicOut,
    css: (done, left) => `opacity:${Math.min(1, 2 * done)};transform:translateY(${-40 * left}px) scale(${1 + 0.2 * left})`,
  };
}

/** A window rises over the table. */
export function rise(_: Element): TransitionConfig {
  return { duration: pace(), easing: cubicOut, css: (done, left) => `opacity:${done};transform:translateY(${28 * left}px)` };
}
