import type { SpaceView } from "../../api/views/tobago";
import type { Hex } from "../../board/geometry";
import { nameOf, step } from "./hex";

/** The spaces of an island by name. */
export type Ground = ReadonlyMap<string, SpaceView>;

/** The ground for a list of spaces. */
export function groundOf(spaces: readonly SpaceView[]): Ground {
  return new Map(spaces.map((space) => [space.name, space]));
}

const ids = new WeakMap<Ground, string>();
let drawn = 0;

/** The id of the drawn coast of this ground: several islands may lie in one page. */
export function coastId(ground: Ground): string {
  const id = ids.get(ground) ?? `to-coast-${++drawn}`;
  ids.set(ground, id);
  return id;
}

/** The neighbour of a space in a direction; undefined at the sea. */
export function beside(ground: Ground, space: Hex, direction: number): SpaceView | undefined {
  return ground.get(nameOf(step(space, direction)));
}

/** The regions of the island, in the order of their numbers. */
export function regionsOf(ground: Ground): SpaceView[][] {
  const regions: SpaceView[][] = [];
  for (const space of ground.values()) (regions[space.region] ??= []).push(space);
  return regions.filter(Boolean);
}

/** The largest region of a terrain. */
export function largestRegion(ground: Ground, terrain: string): SpaceView[] {
  return [...ground.values()].filter((space) => space.largest && space.terrain === terrain);
}
