import { Story } from "../table/story.svelte";
import { changed, type Changes } from "./changes";
import type { FromClient, LogEntry, Party, Problem, RefusalInfo, Refused, Thinking, ToClient, Update } from "./types";

/** What people at a table say beside their actions. */
export type FromPeople = Exclude<FromClient, { type: "hello" | "act" | "why" | "undo" }>;

export type Status = "loading" | "live" | "offline" | "gone";

/** Problems that trying again will not solve. */
const LASTING = new Set(["unknown-table", "wrong-key", "signed-out", "no-watching", "old-rules", "flooding"]);
/** Problems of a key that opens no seat any more. */
export const SEATLESS: ReadonlySet<string> = new Set(["wrong-key", "signed-out"]);
/** The WebSocket close code of a server that will be back. */
const RESTARTING = 1012;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];

/** The log after an update: everything from entry `from` on is replaced. */
export function mergeLog(log: LogEntry[], from: number, entries: LogEntry[]): LogEntry[] {
  return [...log.slice(0, from), ...entries];
}

function liveAddress(table: string): string {
  const address = new URL(`api/tables/${encodeURIComponent(table)}/live`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

interface Question {
  answer: Promise<RefusalInfo | null>;
  settle: (refusal: RefusalInfo | null) => void;
}

/** One client's connection to a table: what it sees, and what it may say. */
export class Session {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogEntry[]>([]);
  status = $state<Status>("loading");
  /** The last action that was not accepted, until the next update. */
  refused = $state.raw<Refused | null>(null);
  /** What else went wrong, until the next update. */
  problem = $state.raw<Problem | null>(null);
  /** The bot that has not answered and is asked again, until the next update. */
  thinking = $state.raw<Thinking | null>(null);
  /** The people at the table, with everything said there so far. */
  party = $state.raw<Party | null>(null);
  /** How far the server's clock is ahead of this device's, in seconds. */
  ahead = $state(0);
  /** When the table last changed (by the server's clock); null when it has not since it was opened. */
  since = $state<number | null>(null);
  /** An action is on its way. */
  busy = $state(false);
  /** How often something was pressed in vain since the line went down. */
  ignored = $state(0);

  /** Tells what others do; what is shown here comes through it. */
  readonly story = new Story((update) => this.#show(update));

  #socket: WebSocket | null = null;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #questions = new Map<string, Question>();
  /** The log with all updates that came, also those that are not shown yet. */
  #received: LogEntry[] = [];
  /** The view of the update that came last. */
  #view: Update["view"] = {};

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {
    addEventListener("online", this.#retryNow);
    this.#connect();
  }

  act(action: string): void {
    if (!this.update || this.busy) return;
    this.busy = this.#send({ type: "act", action, seq: this.update.seq });
  }

  undo(): void {
    if (!this.update || this.busy) return;
    this.busy = this.#send({ type: "undo", seq: this.update.seq });
  }

  /** Says something that is no action: to the others, about the seats, about the game to come; false without a line. */
  tell(message: FromPeople): boolean {
    return this.#send(message);
  }

  /** The reason against an action in the position shown; null when there is none, or nobody to ask. */
  why(action: string): Promise<RefusalInfo | null> {
    const asked = this.#questions.get(action);
    if (asked) return asked.answer;
    if (this.update?.seat == null || !this.#send({ type: "why", action })) return Promise.resolve(null);
    let settle: Question["settle"] = () => {};
    const answer = new Promise<RefusalInfo | null>((resolve) => (settle = resolve));
    this.#questions.set(action, { answer, settle });
    return answer;
  }

  close(): void {
    removeEventListener("online", this.#retryNow);
    clearTimeout(this.#retryTimer);
    this.story.close();
    this.#forgetQuestions();
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    const socket = new WebSocket(liveAddress(this.table));
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => this.#send({ type: "hello", key: this.key, since: this.update?.seq ?? 0 });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as ToClient);
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  /** A server that is restarted says so; the line is only called down if it does not come back at once. */
  #lost(code: number): void {
    this.#socket = null;
    this.busy = false;
    this.thinking = null;
    this.#forgetQuestions();
    if (this.status === "gone") return;
    if (code !== RESTARTING || this.#retries > 0) this.status = "offline";
    const delay = RETRY_MS[Math.min(this.#retries++, RETRY_MS.length - 1)];
    this.#retryTimer = setTimeout(() => this.#connect(), delay);
  }

  #retryNow = (): void => {
    if (this.status !== "offline" || this.#socket) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  };

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.ahead = message.now - Date.now() / 1000;
        break;
      case "party":
        this.#meet(message);
        break;
      case "update":
        this.#receive(message);
        break;
      case "thinking":
        this.thinking = message;
        break;
      case "refused":
        this.busy = false;
        this.refused = message;
        break;
      case "because":
        this.#questions.get(message.action)?.settle(message.refusal);
        break;
      case "problem":
        this.#hearProblem(message);
        break;
    }
  }

  /** After a stale action nothing is sent before the present, which is on its way, is shown. */
  #hearProblem(problem: Problem): void {
    if (problem.code === "stale") this.story.catchUp();
    this.busy = problem.code === "stale";
    this.problem = problem;
    if (LASTING.has(problem.code)) this.status = "gone";
  }

  /** The people at the table have changed; what was said before is kept. */
  #meet(party: Party): void {
    const said = this.party?.talk.slice(0, party.talk_from) ?? [];
    this.party = { ...party, talk_from: 0, talk: [...said, ...party.talk] };
    if (this.update) this.update = { ...this.update, seats: party.seats };
    if (!party.started) {
      this.status = "live";
      this.#retries = 0;
    }
  }

  #receive(sent: Update): void {
    this.thinking = null;
    const update = sent.whole ? sent : { ...sent, view: changed(this.#view, sent.view as Changes) as Update["view"] };
    this.#view = update.view;
    this.#received = mergeLog(this.#received, update.log_from, update.log);
    if (this.#greeted) {
      this.since = Date.now() / 1000 + this.ahead;
      this.story.receive(update, this.#received);
      return;
    }
    this.#greeted = true;
    this.#retries = 0;
    this.story.restart(update, this.#received);
  }

  #show(update: Update): void {
    this.log = mergeLog(this.log, update.log_from, update.log);
    this.update = update;
    this.status = "live";
    this.ignored = 0;
    this.busy = false;
    this.refused = null;
    this.problem = null;
    this.#forgetQuestions();
  }

  #forgetQuestions(): void {
    for (const question of this.#questions.values()) question.settle(null);
    this.#questions.clear();
  }
}
