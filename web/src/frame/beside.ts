const GAP = 6;
const EDGE = 8;

/** Where something that opens beside a button has room, as a style: below it or else above, towards the middle of the window. */
export function beside(button: Element, opened: HTMLElement): string {
  const box = button.getBoundingClientRect();
  const above = box.bottom + opened.offsetHeight + GAP + EDGE > innerHeight;
  const top = above ? Math.max(EDGE, box.top - opened.offsetHeight - GAP) : box.bottom + GAP;
  if (box.left + box.right < innerWidth) return `top:${top}px;left:${Math.max(EDGE, box.left)}px`;
  return `top:${top}px;right:${Math.max(EDGE, innerWidth - box.right)}px`;
}
