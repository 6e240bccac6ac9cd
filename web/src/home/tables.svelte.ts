import { deleteTable, myTables } from "../api/http";
import { dropKey, tableKeys } from "../api/keys";
import type { Problem, TableKey, TableSummary } from "../api/types";
import { forgetPosition } from "../table/remembered";

/** So many tables are asked for at once: the newest are there soon, however many there are. */
const AT_ONCE = 20;

/** Problems of those who want to be rid of a table and are. */
const GONE: ReadonlySet<string> = new Set(["unknown-table", "wrong-key"]);

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
    await this.#ask(tableKeys());
  }

  /** Asks once more for the games under way: somebody may have acted since. */
  async lookAgain(): Promise<void> {
    const underWay = new Set([...this.myTurn, ...this.goingOn].map(({ table }) => table));
    await this.#ask(tableKeys().filter(({ table }) => underWay.has(table)));
  }

  /** What is told of a table takes the place of what was known; whoever has deleted it meanwhile hears no more of it. */
  async #ask(keys: TableKey[]): Promise<void> {
    const asked = new Set<string>();
    let told: TableSummary[] = [];
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const some = keys.slice(from, from + AT_ONCE);
      const answer = await myTables(some);
      if (!answer.ok) return;
      for (const { table } of some) asked.add(table);
      const kept = new Set(tableKeys().map(({ table }) => table));
      told = [...told, ...answer.value].filter(({ table }) => kept.has(table));
      this.all = onceEach([...this.all.filter(({ table }) => !asked.has(table)), ...told]);
    }
  }

  /** Deletes a table for good, here and on the server; where other people sit it is only left. */
  async delete(table: string): Promise<Problem | null> {
    for (const key of tableKeys().filter((entry) => entry.table === table)) {
      const answer = await deleteTable(key);
      // Whoever deletes what is gone already has what they want.
      if (!answer.ok && !GONE.has(answer.problem.code)) return answer.problem;
    }
    dropKey(table);
    forgetPosition(table);
    this.all = this.all.filter((summary) => summary.table !== table);
    return null;
  }
}

function newestFirst(a: TableSummary, b: TableSummary): number {
  return b.changed - a.changed;
}

/** Every table once: several people at this device have one each, and the one whose turn it is matters most. */
function onceEach(summaries: TableSummary[]): TableSummary[] {
  const found = new Map<string, TableSummary>();
  for (const summary of summaries) {
    const known = found.get(summary.table);
    if (!known || (summary.your_turn && !known.your_turn)) found.set(summary.table, summary);
  }
  return [...found.values()];
}
