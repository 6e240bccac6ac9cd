import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isCalm } from "../settings/settings.svelte";

const DURATION_MS = 260;

/** How long a change on the table takes. */
export function duration(): number {
  return isCalm() ? 0 : DURATION_MS;
}

/** A piece or a card comes down onto the table. */
export function drop(_: Element): TransitionConfig {
  return moving((done, left) => [Math.min(1, 2 * done), `translateY(${-34 * left}px) scale(${1 + 0.18 * left})`]);
}

/** A piece is taken away. */
export function lift(_: Element): TransitionConfig {
  return moving((done, left) => [done, `translateY(${-26 * left}px) scale(${1 - 0.15 * left})`]);
}

/** A window or a card rises over the table. */
export function rise(_: Element): TransitionConfig {
  return moving((done, left) => [done, `translateY(${28 * left}px)`]);
}

function moving(look: (done: number, left: number) => [opacity: number, transform: string]): TransitionConfig {
  const css = (done: number, left: number): string => {
    const [opacity, transform] = look(done, left);
    return `opacity:${opacity};transform:${transform}`;
  };
  return { duration: duration(), easing: cubicOut, css };
}
