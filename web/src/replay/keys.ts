import { SPEEDS, type Replay } from "./replay.svelte";

/** Things that have a meaning of their own for the keys; the slider has none but the replay's. */
const OWN_KEYS = "input:not([type=range]), textarea, select, dialog, [role=dialog], [popover]";

/** The keys of a replay: arrows step, with Shift by turns, Space plays, 1 to 4 choose the speed, M goes to a moment. */
export function pressKey(replay: Replay, event: KeyboardEvent, leave: () => void): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest(OWN_KEYS) || document.querySelector("dialog[open], :popover-open")) return;
  const does = deed(replay, event, target, leave);
  if (!does) return;
  event.preventDefault();
  does();
}

function deed(
  replay: Replay,
  { key, shiftKey }: KeyboardEvent,
  target: Element | null,
  leave: () => void,
): (() => void) | null {
  const speed = SPEEDS[Number(key) - 1];
  if (speed !== undefined) return () => replay.setSpeed(speed);
  switch (key) {
    case "ArrowLeft":
      return () => (shiftKey ? replay.stepTurn(-1) : replay.step(-1));
    case "ArrowRight":
      return () => (shiftKey ? replay.stepTurn(1) : replay.step(1));
    case "Home":
      return () => {
        replay.pause();
        replay.go(replay.first);
      };
    case "End":
      return () => {
        replay.pause();
        replay.go(replay.last);
      };
    case " ":
      return target?.closest("button, a, summary, label") ? null : () => replay.toggle();
    case "m":
      return () => replay.nextMoment();
    case "Escape":
      return leave;
    default:
      return null;
  }
}
