import type { FitView, PathView, TobagoView } from "../../api/views/tobago";
import type { Task } from "./choice.svelte";

export type LegendSign =
  | "hut"
  | "palm"
  | "statue"
  | "gaze"
  | "marker"
  | "treasure"
  | "amulet"
  | "stays"
  | "goes"
  | "area-stays"
  | "area-goes"
  | "region"
  | "leg-1"
  | "leg-2"
  | "leg-3"
  | "road";

interface Moment {
  view: TobagoView;
  task: Task;
  /** The path in question, and what the clue in question would do to it. */
  pathNow: PathView | null;
  fitNow: FitView | null;
}

/** What the legend explains: what the player looks at, else what lies on the chart. */
export function legendOf({ view, task, pathNow, fitNow }: Moment): readonly LegendSign[] {
  if (task === "drive") return ["leg-1", "leg-2", "leg-3", "road"];
  if (task === "clue" && fitNow !== null)
    return pathNow?.markers.length
      ? ["stays", "goes", "region", "gaze"]
      : ["area-stays", "area-goes", "region", "gaze"];
  if (view.paths.every(({ markers }) => markers.length === 0)) return ["hut", "palm", "statue", "gaze"];
  return ["marker", "treasure", "amulet", "gaze"];
}
