/** Where something lies in the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(element: Element): Box | null {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function middleOf({ left, top, right, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Boxes that touch, as one. */
export function joined(boxes: readonly Box[]): Box[] {
  const apart: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let i = apart.findIndex((one) => overlap(one, whole) > 0); i >= 0;) {
      whole = around(apart[i]!, whole);
      apart.splice(i, 1);
      i = apart.findIndex((one) => overlap(one, whole) > 0);
    }
    apart.push(whole);
  }
  return apart;
}

function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** What the bubble should not cover: never `keep`, and `spare` only if need be. */
export interface Covered {
  keep: readonly Box[];
  spare: readonly Box[];
}

/** A place for a bubble of this size: the first of the spots where it covers nothing, else the one where it covers least. */
export function spotFor(spots: readonly Box[], { keep, spare }: Covered): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const cost = sum(keep, spot) * 1000 + sum(spare, spot);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function sum(boxes: readonly Box[], spot: Box): number {
  return boxes.reduce((area, box) => area + overlap(box, spot), 0);
}

/** Where a bubble may stand: in a wide window over the board or else beside it, in a narrow one over the whole width. */
export function spotsIn(board: Box, window: Box, width: number, height: number, isWide: boolean): Box[] {
  const spots = (room: Box, lefts: readonly number[]): Box[] => {
    const found: Box[] = [];
    for (let top = room.bottom - height; top >= room.top; top -= 24)
      for (const left of lefts) found.push({ left, top, right: left + width, bottom: top + height });
    return found;
  };
  const middle = (room: Box): number => (room.left + room.right - width) / 2;
  if (isWide)
    return [
      ...spots(board, [board.left, middle(board), board.right - width]),
      ...spots(window, [window.right - width]),
    ];
  return spots(window, [middle(window)]).sort(
    (one, other) => Math.abs(one.top - board.bottom) - Math.abs(other.top - board.bottom),
  );
}
