import { crossroads, type Place } from "./chart";

/** The lines from a tile along its row and its column to the farthest fields that count. */
export function countLines(place: Place, counted: readonly Place[]): string {
  const columns = [place, ...counted.filter(({ row }) => row === place.row)].map(({ column }) => column);
  const rows = [place, ...counted.filter(({ column }) => column === place.column)].map(({ row }) => row);
  const left = crossroads({ row: place.row, column: Math.min(...columns) });
  const right = crossroads({ row: place.row, column: Math.max(...columns) });
  const top = crossroads({ row: Math.min(...rows), column: place.column });
  const bottom = crossroads({ row: Math.max(...rows), column: place.column });
  return `M${left.x} ${left.y}H${right.x}M${top.x} ${top.y}V${bottom.y}`;
}
