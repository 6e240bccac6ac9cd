import { createSubscriber } from "svelte/reactivity";

const SECOND_MS = 1000;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, SECOND_MS);
  return () => clearInterval(timer);
});

/** The time in seconds since 1970; whatever shows it is shown anew every second. */
export function thisMoment(): number {
  tick();
  return Date.now() / SECOND_MS;
}
