import type { Point } from "../../board/geometry";

/** A place within a space, from its middle, and how large the thing there is drawn. */
export interface Spot extends Point {
  size: number;
}

/** What lies on one space. */
export interface Load {
  landmark: boolean;
  amulet: boolean;
  vehicles: number;
  markers: number;
}

/** Where everything on one space is drawn. */
export interface Arrangement {
  landmark: Spot;
  amulet: Spot;
  vehicles: Spot[];
  markers: Spot[];
}

const ALONE: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: 0, size: 26 }],
  [
    { x: -11, y: 0, size: 21 },
    { x: 11, y: 0, size: 21 },
  ],
  [
    { x: -9.5, y: -7, size: 18 },
    { x: 9.5, y: -7, size: 18 },
    { x: 0, y: 9, size: 18 },
  ],
  [
    { x: -9.5, y: -8.5, size: 17 },
    { x: 9.5, y: -8.5, size: 17 },
    { x: -9.5, y: 8.5, size: 17 },
    { x: 9.5, y: 8.5, size: 17 },
  ],
];

/** Landmark and vehicles stand in the upper part when markers share their space; an amulet lies at their side. */
export function arrange({ landmark, amulet, vehicles, markers }: Load): Arrangement {
  const standing = (landmark ? 1 : 0) + vehicles;
  const crowded = markers > 0 && (standing > 0 || amulet);
  const up = crowded ? 7 : 0;
  const spread = standing > 1 ? (standing > 2 ? 26 : 20) / (standing - 1) : 0;
  const shrink = (crowded ? 0.86 : 1) * (standing > 2 ? 0.8 : standing > 1 ? 0.9 : 1);
  const stand = (number: number): Point => ({
    x: (number - (standing - 1) / 2) * spread,
    y: -up + (number - (standing - 1) / 2) * 4,
  });
  return {
    landmark: { ...stand(0), y: stand(0).y - 3, size: 38 * shrink },
    amulet: standing > 0 ? { x: 16, y: -13, size: 18 } : { x: 0, y: crowded ? -9 : 0, size: crowded ? 20 : 24 },
    vehicles: Array.from({ length: vehicles }, (_, i) => ({
      ...stand(i + (landmark ? 1 : 0)),
      size: 34 * shrink,
    })),
    markers: crowded ? row(markers) : [...(ALONE[markers] ?? [])],
  };
}

function row(markers: number): Spot[] {
  const step = markers > 3 ? 12.5 : 15;
  const size = markers > 3 ? 14 : 17;
  return Array.from({ length: markers }, (_, i) => ({ x: (i - (markers - 1) / 2) * step, y: 14, size }));
}
