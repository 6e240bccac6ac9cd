import type { Point } from "../../board/geometry";

/** Where the chart lies in its window: enlarged so much, then moved, in pixels. */
export interface Sight extends Point {
  scale: number;
}

export interface Room {
  width: number;
  height: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
export const NEAREST = 4;

/** The sight after enlarging by a factor around a point of the window, which stays where it is. */
export function zoomed(sight: Sight, factor: number, around: Point, room: Room): Sight {
  const scale = Math.min(NEAREST, Math.max(1, sight.scale * factor));
  const grown = scale / sight.scale;
  return held({ scale, x: around.x - (around.x - sight.x) * grown, y: around.y - (around.y - sight.y) * grown }, room);
}

/** The sight after pulling the chart. */
export function pulled(sight: Sight, by: Point, room: Room): Sight {
  return held({ ...sight, x: sight.x + by.x, y: sight.y + by.y }, room);
}

/** The sight moved so that the window shows nothing beyond the chart. */
function held({ scale, x, y }: Sight, { width, height }: Room): Sight {
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), x)),
    y: Math.min(0, Math.max(height * (1 - scale), y)),
  };
}
