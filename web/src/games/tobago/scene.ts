import type { FitView, PathView, TobagoView } from "../../api/views/tobago";
import type { Point } from "../../board/geometry";
import { middle } from "./hex";
import { arrange, type Spot } from "./places";

/** Something on the island, where it is drawn. */
export interface Thing extends Spot {
  key: string;
  symbol: string;
}

export interface Car extends Spot {
  seat: number;
}

/** What becomes of a marker when the clue in view is laid; `other` is a marker of another path. */
export type Fate = "plain" | "other" | "stays" | "goes";

export interface Marker extends Spot {
  key: string;
  path: string;
  space: string;
  located: boolean;
  fate: Fate;
}

export interface Scene {
  things: Thing[];
  cars: Car[];
  markers: Marker[];
  /** The spaces on which anything lies. */
  taken: Set<string>;
}

/** Everything that lies on the island, arranged space by space, the farther spaces first. */
export function sceneOf(view: TobagoView, path: PathView | null, fit: FitView | null): Scene {
  const landmarks = new Map([
    ...view.huts.map((space) => [space, "hut"] as const),
    ...view.palms.map((space) => [space, "palm"] as const),
    ...view.statues.map(({ space }) => [space, "statue"] as const),
  ]);
  const scene: Scene = { things: [], cars: [], markers: [], taken: new Set() };
  const names = view.spaces.map(({ name }) => name).sort((a, b) => middle(a).y - middle(b).y);
  for (const space of names) {
    const landmark = landmarks.get(space);
    const amulet = view.amulets.includes(space);
    const seats = view.seats.flatMap(({ vehicle }, seat) => (vehicle === space ? [seat] : []));
    const paths = view.paths.filter(({ markers }) => markers.includes(space));
    if (!landmark && !amulet && seats.length === 0 && paths.length === 0) continue;
    scene.taken.add(space);
    const places = arrange({
      landmark: landmark !== undefined,
      amulet,
      vehicles: seats.length,
      markers: paths.length,
    });
    const heart = middle(space);
    if (landmark) scene.things.push({ key: space, symbol: landmark, ...moved(places.landmark, heart) });
    if (amulet) scene.things.push({ key: `${space} amulet`, symbol: "amulet", ...moved(places.amulet, heart) });
    seats.forEach((seat, i) => scene.cars.push({ seat, ...moved(places.vehicles[i]!, heart) }));
    paths.forEach(({ path: name, located }, i) =>
      scene.markers.push({
        key: `${name} ${space}`,
        path: name,
        space,
        located: located !== null,
        fate: fateOf(name, space, path, fit),
        ...moved(places.markers[i]!, heart),
      }),
    );
  }
  return scene;
}

function fateOf(name: string, space: string, path: PathView | null, fit: FitView | null): Fate {
  if (path === null) return "plain";
  if (name !== path.path) return "other";
  if (fit === null || path.located !== null) return "plain";
  return fit.stays.includes(space) ? "stays" : "goes";
}

function moved(spot: Spot, by: Point): Spot {
  return { size: spot.size, x: spot.x + by.x, y: spot.y + by.y };
}
