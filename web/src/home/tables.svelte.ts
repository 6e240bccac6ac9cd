import { deleteTable, myTables } from "../api/http";
import { dropKey, tableKeys } from "../api/keys";
import type { Problem, TableSummary } from "../api/types";
import { forgetPosition } from "../table/remembered";

/** So many tables are asked for at once: the newest are there soon, however many there are. */
const AT_ONCE = 20;

/** All tables at which this browser has a seat. */
export class MyTables {
  all = $state.raw<TableSummary[]>([]);

  /** Games in which this player is asked, the one that waits longest first. */
  get myTurn(): TableSummary[] {
    return this.all.filter((table) => table.your_turn).sort((a, b) => a.changed - b.changed);
  }

  /** Games in which others are asked. */
  get goingOn(): TableSummary[] {
    return this.all.filter(({ over, your_turn, problem }) => !over && !your_turn && !problem).sort(newestFirst);
  }

  get finished(): TableSummary[] {
    return this.all.filter(({ over }) => over).sort(newestFirst);
  }

  /** Games that cannot be opened any more. */
  get closed(): TableSummary[] {
    return this.all.filter(({ problem }) => problem !== null).sort(newestFirst);
  }

  async load(): Promise<void> {
    const keys = tableKeys();
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const answer = await myTables(keys.slice(from, from + AT_ONCE));
      if (!answer.ok) return;
      this.all = [...this.all, ...answer.value];
    }
  }

  /** Deletes a table for good, here and on the server. */
  async delete(table: string): Promise<Problem | null> {
    const key = tableKeys().find((entry) => entry.table === table);
    const answer = key ? await deleteTable(key) : null;
    // Whoever deletes what is gone already has what they want.
    if (answer && !answer.ok && answer.problem.code !== "unknown-table") return answer.problem;
    dropKey(table);
    forgetPosition(table);
    this.all = this.all.filter((summary) => summary.table !== table);
    return null;
  }
}

function newestFirst(a: TableSummary, b: TableSummary): number {
  return b.changed - a.changed;
}
