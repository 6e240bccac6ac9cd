export type Side = "right" | "left" | "above" | "below";

export interface Place {
  side: Side;
  left: number;
  top: number;
  /** Where the arrow sits along the tip's edge. */
  arrow: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;
const MARGIN = 8;
const ARROW_ROOM = 18;

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}

/** Whether two boxes cover each other. */
function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * A place for a tip beside the anchor: on the first side with room, shifted to stay inside the window.
 *
 * What must stay in sight is covered only where there is no other room. A thing in a row has its tip rather above it
 * than over its neighbour.
 */
export function placeTip(
  anchor: Box,
  width: number,
  height: number,
  room: { width: number; height: number },
  inSight: Box | null = null,
  ratherAbove = false,
): Place {
  const middleX = (anchor.left + anchor.right) / 2;
  const middleY = (anchor.top + anchor.bottom) / 2;
  const across = clamp(middleX - width / 2, MARGIN, room.width - width - MARGIN);
  const along = clamp(middleY - height / 2, MARGIN, room.height - height - MARGIN);
  const arrowX = clamp(middleX - across, ARROW_ROOM, width - ARROW_ROOM);
  const arrowY = clamp(middleY - along, ARROW_ROOM, height - ARROW_ROOM);

  const top = anchor.top - GAP - height;
  const hasRoomRight = anchor.right + GAP + width + MARGIN <= room.width;
  if (hasRoomRight && !(ratherAbove && top >= MARGIN))
    return { side: "right", left: anchor.right + GAP, top: along, arrow: arrowY };
  const covers = inSight && overlap({ left: across, top, right: across + width, bottom: top + height }, inSight);
  const hasRoomBelow = anchor.bottom + GAP + height + MARGIN <= room.height;
  if (top >= MARGIN && !(covers && hasRoomBelow)) return { side: "above", left: across, top, arrow: arrowX };
  if (hasRoomBelow) return { side: "below", left: across, top: anchor.bottom + GAP, arrow: arrowX };
  return { side: "left", left: Math.max(MARGIN, anchor.left - GAP - width), top: along, arrow: arrowY };
}
