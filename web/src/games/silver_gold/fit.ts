import type { Cell } from "../../board/geometry";
import { labelOf, SIDE, sorted } from "./grid";

/** A pattern as it is held: cells from its top left corner. */
export type Shape = readonly Cell[];

/** A place of a pattern on a card: the orientation, and its cells as an action writes them. */
export interface Fit {
  orientation: number;
  label: string;
}

/** Whether a placement, written as an action does, is open on the card that is meant. */
export type Test = (label: string) => boolean;

/** The shapes of a pattern as the view lists them: cells as [column, row]. */
export function shapesOf(orientations: readonly (readonly (readonly number[])[])[]): Shape[] {
  return orientations.map((cells) => cells.map(([column = 0, row = 0]) => ({ column, row })));
}

/** The orientation after a quarter turn clockwise. */
export function turned(shapes: readonly Shape[], orientation: number): number {
  return like(
    shapes,
    at(shapes, orientation).map(({ column, row }) => ({ column: -row, row: column })),
  );
}

/** The orientation in the mirror. */
export function mirrored(shapes: readonly Shape[], orientation: number): number {
  return like(
    shapes,
    at(shapes, orientation).map(({ column, row }) => ({ column: -column, row })),
  );
}

/** The placements of a shape that cover a cell, the one held by its middle first. */
export function covering(shape: Shape, cell: Cell): string[] {
  return grips(shape).flatMap((grip) => {
    const cells = shape.map(({ column, row }) => ({
      column: cell.column + column - grip.column,
      row: cell.row + row - grip.row,
    }));
    return cells.every(isOnGrid) ? [labelOf(cells)] : [];
  });
}

/** The open placement over a cell: as wanted, else turned, else mirrored; null when none covers it. */
export function fitAt(shapes: readonly Shape[], wanted: number, cell: Cell, isOpen: Test): Fit | null {
  const mirror = mirrored(shapes, wanted);
  const order = new Set([wanted, ...turns(shapes, wanted), mirror, ...turns(shapes, mirror)]);
  return firstFit(shapes, order, cell, isOpen);
}

/** The next open placement over a cell by quarter turns of the one in view; null when no other is open. */
export function turnAt(shapes: readonly Shape[], now: number, cell: Cell, isOpen: Test): Fit | null {
  return firstFit(shapes, turns(shapes, now), cell, isOpen);
}

/** The open placement over a cell of the mirror image, turned if need be; null when none is open. */
export function mirrorAt(shapes: readonly Shape[], now: number, cell: Cell, isOpen: Test): Fit | null {
  const mirror = mirrored(shapes, now);
  const order = [mirror, ...turns(shapes, mirror)].filter((orientation) => orientation !== now);
  return firstFit(shapes, order, cell, isOpen);
}

function firstFit(shapes: readonly Shape[], order: Iterable<number>, cell: Cell, isOpen: Test): Fit | null {
  for (const orientation of order) {
    const label = covering(at(shapes, orientation), cell).find(isOpen);
    if (label !== undefined) return { orientation, label };
  }
  return null;
}

/** The other orientations by quarter turns. */
function turns(shapes: readonly Shape[], from: number): number[] {
  const found: number[] = [];
  for (let next = turned(shapes, from); next !== from; next = turned(shapes, next)) found.push(next);
  return found;
}

/** The cells of a shape, those near its middle first. */
function grips(shape: Shape): Cell[] {
  const column = shape.reduce((sum, cell) => sum + cell.column, 0) / shape.length;
  const row = shape.reduce((sum, cell) => sum + cell.row, 0) / shape.length;
  const away = (cell: Cell): number => (cell.column - column) ** 2 + (cell.row - row) ** 2;
  return [...shape].sort((a, b) => away(a) - away(b));
}

/** The orientation with these cells, wherever they lie. */
function like(shapes: readonly Shape[], cells: Shape): number {
  const wanted = key(cells);
  return shapes.findIndex((shape) => key(shape) === wanted);
}

function key(cells: Shape): string {
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  return sorted(cells)
    .map(({ column, row }) => `${column - left}.${row - top}`)
    .join(" ");
}

function isOnGrid({ column, row }: Cell): boolean {
  return column >= 0 && row >= 0 && column < SIDE && row < SIDE;
}

function at(shapes: readonly Shape[], orientation: number): Shape {
  return shapes[orientation] ?? [];
}
