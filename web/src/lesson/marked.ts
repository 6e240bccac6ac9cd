import { LOOK, PRESS, signIn, SOURCE, TARGET, WAY } from "./aims";
import { boxOf, middleOf, type Box } from "./boxes";

/** A thing on the table that the step is about. */
export interface Marked {
  box: Box;
  /** What can be pressed there; null for what is only looked at. */
  pressed: HTMLElement | SVGElement | null;
  sign: string;
}

const PRESSABLE = "button, a[href], [tabindex]";

/** Everything in sight that the step is about; what lies in the closed drawer is stood for by its tab. */
export function markedThings(): Marked[] {
  const drawn = [...document.querySelectorAll(".hint-mark")].flatMap((mark): Marked[] => {
    const ring = mark.querySelector(".hint-ring");
    const box = ring && boxOf(ring);
    const sign = signIn(mark.querySelector("text")?.textContent ?? "");
    return box ? [{ box, pressed: sign === PRESS ? pressedAt(box) : null, sign }] : [];
  });
  // Where the table is interrupted only the window that asks is pressed.
  const asking = document.querySelector("[role=alertdialog]:has([data-hint])") ?? document;
  const laid = [...document.querySelectorAll<HTMLElement>("[data-hint]")].flatMap((thing): Marked[] => {
    const box = boxOf(thing);
    const sign = signIn(thing.dataset.hint ?? "");
    if (!box || (sign !== LOOK && !asking.contains(thing))) return [];
    return [{ box, pressed: sign === LOOK ? null : pressedIn(thing), sign }];
  });
  const inSight = reachable([...drawn, ...laid]);
  if (inSight.some(({ sign }) => sign !== TARGET && sign !== LOOK)) return inSight;
  return [...inSight, ...tabsOfHidden()];
}

/** Of things that stand for the same those that a press reaches, if it reaches any. */
function reachable(things: readonly Marked[]): Marked[] {
  const isHit = ({ box, pressed }: Marked): boolean => {
    const { x, y } = middleOf(box);
    return pressed === null || document.elementsFromPoint(x, y).includes(pressed);
  };
  const hit = new Set(things.filter(isHit).map(({ sign }) => sign));
  return things.filter((thing) => !hit.has(thing.sign) || isHit(thing));
}

function tabsOfHidden(): Marked[] {
  const hidden = [...document.querySelectorAll<HTMLElement>("[data-hint]")];
  const panels = new Set(hidden.map((thing) => thing.closest("section")?.getAttribute("aria-labelledby") ?? ""));
  return [...panels].flatMap((panel): Marked[] => {
    const tab = document.getElementById(panel.replace(/^panel-/, "drawer-tab-"));
    const box = tab && boxOf(tab);
    return box ? [{ box, pressed: tab, sign: PRESS }] : [];
  });
}

function pressedIn(thing: HTMLElement): HTMLElement | null {
  return thing.matches(PRESSABLE) ? thing : thing.querySelector<HTMLElement>(PRESSABLE);
}

/** What a press in the middle of a drawn thing reaches. */
function pressedAt(box: Box): HTMLElement | SVGElement | null {
  const { x, y } = middleOf(box);
  const hit = document.elementsFromPoint(x, y).find((element) => element.closest(PRESSABLE));
  return hit?.closest<HTMLElement | SVGElement>(PRESSABLE) ?? null;
}

/** Scrolls to what is only looked at: whatever is to be pressed gets the focus, and is in sight with it. */
export function bringIntoSight(isRead: boolean): void {
  for (const thing of document.querySelectorAll<HTMLElement>("[data-hint]"))
    if (isRead || thing.dataset.hint === LOOK) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What to press next: what leads there, then each thing that is not pressed yet, then the button that does it. */
export function nextPressed(things: readonly Marked[], main: HTMLElement | null): HTMLElement | SVGElement | null {
  const inOrder = [WAY, SOURCE, PRESS, TARGET].flatMap((sign) => things.filter((thing) => thing.sign === sign));
  if (inOrder[0]?.sign === WAY) return inOrder[0].pressed;
  const ready = inOrder.find(({ sign, pressed }) => sign === PRESS && pressed?.matches("button.now:enabled"));
  if (ready) return ready.pressed;
  const open = inOrder.find(({ pressed }) => pressed?.ariaPressed === "false");
  if (open) return open.pressed;
  const thing = inOrder.find(({ sign }) => sign === PRESS) ?? inOrder[0];
  return thing?.pressed?.ariaPressed === "true" && main ? main : (thing?.pressed ?? null);
}
