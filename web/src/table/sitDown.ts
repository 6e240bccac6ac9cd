import { keepKeys } from "../api/keys";
import type { TableMade } from "../api/types";
import { tableRoute } from "../route";

/** Keeps the keys to a table that was just laid, and goes there. */
export function sitDownAt({ table, keys }: Pick<TableMade, "table" | "keys">): void {
  keepKeys(
    table,
    keys.map(({ key }) => key),
  );
  location.hash = tableRoute(table);
}
