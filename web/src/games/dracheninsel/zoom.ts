/** How a drawing is shown in its pane: enlarged, and shifted by pixels. */
export interface Sight {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
/** The greatest enlargement. */
export const MOST = 2.6;

/** The sight enlarged by a factor around a point of the pane, kept inside it. */
export function enlarge(
  sight: Sight,
  factor: number,
  at: { x: number; y: number },
  pane: { width: number; height: number },
): Sight {
  const scale = Math.min(MOST, Math.max(1, sight.scale * factor));
  const grown = scale / sight.scale;
  return within({ scale, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown }, pane);
}

/** The sight shifted, kept inside the pane. */
export function shift(sight: Sight, x: number, y: number, pane: { width: number; height: number }): Sight {
  return within({ ...sight, x: sight.x + x, y: sight.y + y }, pane);
}

function within({ scale, x, y }: Sight, { width, height }: { width: number; height: number }): Sight {
  const held = (value: number, room: number): number => Math.min(0, Math.max(room * (1 - scale), value)) + 0;
  return { scale, x: held(x, width), y: held(y, height) };
}
