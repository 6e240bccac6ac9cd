import { deleteTable, myTables } from "../api/http";
import { dropKey, keysOf, tableKeys } from "../api/keys";
import type { Problem, TableKey, TableSummary } from "../api/types";
import { comeAlong } from "../ending/rematch";
import { forgetPosition } from "../table/remembered";
import { isShared } from "./summary";

/** So many tables are asked for at once: the newest are there soon, however many there are. */
const AT_ONCE = 20;

/** Of so many finished games among people one looks again whether they are followed by a rematch. */
const JUST_FINISHED = 5;

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

  /** Asks once more for the games under way: somebody may have acted since, or want a rematch. */
  async lookAgain(): Promise<void> {
    const justFinished = this.finished.filter((table) => !table.rematch && isShared(table)).slice(0, JUST_FINISHED);
    const again = new Set([...this.myTurn, ...this.goingOn, ...justFinished].map(({ table }) => table));
    await this.#ask(tableKeys().filter(({ table }) => again.has(table)));
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
    await this.#comeAlong(onceEach(told));
  }

  /** Finds the tables where others have begun a rematch with somebody at this device, who may not have left it since. */
  async #comeAlong(told: TableSummary[]): Promise<void> {
    const led = told.flatMap(({ table, rematch }) =>
      rematch && keysOf(rematch).length === 0 ? [{ table, rematch }] : [],
    );
    const keys = led.flatMap(({ table, rematch }) => keysOf(table).map((key) => ({ table: rematch, key })));
    const seated = new Set<string>();
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const answer = await myTables(keys.slice(from, from + AT_ONCE));
      if (!answer.ok) return;
      for (const { table, problem } of answer.value) if (!problem) seated.add(table);
    }
    for (const { table, rematch } of led) if (seated.has(rematch)) comeAlong(table, rematch);
    if (seated.size > 0) await this.#ask(tableKeys().filter(({ table }) => seated.has(table)));
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
