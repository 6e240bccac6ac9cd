import { createSubscriber } from "svelte/reactivity";

const EVERY_MS = 15_000;

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, EVERY_MS);
  return () => clearInterval(timer);
});

/** The present in seconds since 1970; whatever shows it is shown anew now and then. */
export function presentTime(): number {
  ticking();
  return Date.now() / 1000;
}
