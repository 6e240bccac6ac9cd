import type { Cell } from "../../board/geometry";

/** The side of the grid on which islands lie. */
export const SIDE = 5;

/** What is printed on a cell. */
export type Sign = "sea" | "plain" | "cross" | "coin" | "palm";

const SIGNS: Record<string, Sign> = { ".": "sea", "#": "plain", x: "cross", o: "coin", p: "palm" };

/** The names of columns and rows, as cells are called after them. */
export const columnName = (column: number): string => "abcde"[column] ?? "";
export const rowName = (row: number): string => `${row + 1}`;

/** The name of a cell, such as b3. */
export function nameOf({ column, row }: Cell): string {
  return columnName(column) + rowName(row);
}

/** The cell with this name. */
export function cellOf(name: string): Cell {
  return { column: name.charCodeAt(0) - 97, row: Number(name[1]) - 1 };
}

/** The cells of a set as an action writes it, such as a1b1a2. */
export function cellsOf(label: string): Cell[] {
  return (label.match(/../g) ?? []).map(cellOf);
}

/** A set of cells as an action writes it: from the top row down, in each row from the left. */
export function labelOf(cells: readonly Cell[]): string {
  return sorted(cells).map(nameOf).join("");
}

/** The cells in the order in which they are read. */
export function sorted(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
}

/** What is printed on a cell of an island drawn in rows. */
export function signAt(rows: readonly string[], { column, row }: Cell): Sign {
  return SIGNS[rows[row]?.[column] ?? "."] ?? "sea";
}

/** The cells of the rectangle around an island, in reading order. */
export function cellsAround(rows: readonly string[]): Cell[] {
  const width = Math.max(...rows.map((signs) => signs.length));
  return rows.flatMap((_, row) => Array.from({ length: width }, (_, column) => ({ column, row })));
}

/** The fields of an island, in reading order. */
export function landOf(rows: readonly string[]): Cell[] {
  return cellsAround(rows).filter((cell) => signAt(rows, cell) !== "sea");
}
