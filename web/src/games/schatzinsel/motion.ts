import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const DURATION = 260;

/** How long a change on the table takes. */
export function pace(): number {
  return prefersReducedMotion.current ? 0 : DURATION;
}

/** A piece comes down onto the board. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: pace(),
    easing: cubicOut,
    css: (done, left) => `opacity:${Math.min(1, 2 * done)};transform:translateY(${-34 * left}px) scale(${1 + 0.18 * left})`,
  };
}

/** A piece is taken away. */
export function lift(_: Element): TransitionConfig {
  return {
    duration: pace(),
    easing: cubicOut,
    css: (done, left) => `opacity:${done};transform:translateY(${-26 * left}px) scale(${1 - 0.15 * left})`,
  };
}
