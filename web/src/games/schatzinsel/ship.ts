/** Height of the drawn ship; its width grows with the load. */
export const HEIGHT = 236;

const WIDTH = 560;
const PITCH = { few: 144, many: 116 };
const SAIL = { few: 112, many: 98 };
const FIRST_MAST = { few: 96, many: 84 };
const LAST_MAST = 384;
const CHEST_STEP = 56;
const GUARD_STEP = 34;
/** How far beside a piece a finger may press. */
const FINGER = 24;
/** More guards than these are only counted. */
const SHOWN_GUARDS = 3;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a ship with this load is drawn: everything in units of the drawing. */
export interface Ship {
  width: number;
  /** How much longer than the smallest ship. */
  longer: number;
  /** The middle of each mast. */
  masts: number[];
  sails: Box[];
  chests: Box[];
  guards: Box[];
}

/** A ship with a mast for each tile, at least three, the chests on deck and the guards at the bow. */
export function rig(tiles: number, chests: number, guards: number): Ship {
  const load = tiles > 3 ? "many" : "few";
  const masts = Array.from({ length: Math.max(3, tiles) }, (_, i) => FIRST_MAST[load] + i * PITCH[load]);
  const watch = Math.min(guards, SHOWN_GUARDS);
  const longer = Math.max(0, (masts.at(-1) ?? 0) - LAST_MAST) + Math.max(0, watch - 1) * GUARD_STEP;
  const size = SAIL[load];
  return {
    width: WIDTH + longer,
    longer,
    masts,
    sails: masts.slice(0, tiles).map((x) => ({ x: x - size / 2, y: 22, width: size, height: size })),
    chests: row(chests, { x: 146, y: 139, width: 50, height: 44 }, CHEST_STEP),
    guards: row(watch, { x: 446 + longer - (watch - 1) * GUARD_STEP, y: 92, width: 52, height: 70 }, GUARD_STEP),
  };
}

/** The box around all of them and down to the keel, with room for a finger. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x)) - FINGER;
  const top = Math.min(...boxes.map(({ y }) => y)) - 8;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + FINGER;
  return { x: left, y: top, width: right - left, height: HEIGHT - top };
}

function row(count: number, first: Box, step: number): Box[] {
  return Array.from({ length: count }, (_, i) => ({ ...first, x: first.x + i * step }));
}
