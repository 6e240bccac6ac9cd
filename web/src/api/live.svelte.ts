import { Story } from "../table/story.svelte";
import { changed, type Changes } from "./changes";
import { Lookback, mergeLog, type PastStep } from "./lookback";
import { Session, type FromPeople } from "./session.svelte";
import type { FromClient, LogEntry, Look, PartyMessage, Past, Problem, RefusalInfo, ToClient, Update } from "./types";

export type { FromPeople, Session };

/** Problems that trying again will not solve. */
const LASTING = new Set(["unknown-table", "wrong-key", "signed-out", "no-watching", "old-rules", "flooding"]);
/** Problems of a key that opens no seat any more. */
export const SEATLESS: ReadonlySet<string> = new Set(["wrong-key", "signed-out"]);
/** The WebSocket close code of a server that will be back. */
const RESTARTING = 1012;
/** Problems of a hint, which keep nobody from playing. */
const HINTLESS = new Set(["no-hints", "no-hint-now", "hint-failed"]);
/** A look back that gets no answer for so long is given up. */
const NO_ANSWER_MS = 4000;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];

function liveAddress(table: string): string {
  const address = new URL(`api/tables/${encodeURIComponent(table)}/live`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

/** What becomes of a hint that was asked for when the line went down. */
const NO_HINT: Problem = { type: "problem", code: "hint-failed", args: {} };

interface Question {
  answer: Promise<RefusalInfo | null>;
  settle: (refusal: RefusalInfo | null) => void;
}

/** One client's connection to a table: what it sees, and what it may say. */
export class LiveSession extends Session {
  readonly story = new Story((update) => this.#show(update), {
    bring: (entries) => this.#bring(entries),
    show: (step) => this.#showPast(step),
    leave: () => this.#leavePast(),
  });

  /** Hears what the table was like, as far as that was asked for. */
  onPast: (step: PastStep) => void = () => {};
  /** Hears that the line is back, with nothing known at the other end. */
  onGreeted: () => void = () => {};

  #socket: WebSocket | null = null;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #questions = new Map<string, Question>();
  /** The log with all updates that came, also those that are not shown yet. */
  #received: LogEntry[] = [];
  #lookback = new Lookback();
  /** Whether the game was over with the update that came last, and the numbers of its steps are those of the end. */
  #isOver = false;
  #hasLastNumbers = false;
  /** The view of the update that came last. */
  #view: Update["view"] = {};

  constructor(table: string, key: string | null) {
    super(table, key);
    addEventListener("online", this.#retryNow);
    this.#connect();
  }

  act(action: string): void {
    if (!this.update || this.busy) return;
    this.busy = this.#sendOrExplain({ type: "act", action, seq: this.update.seq });
  }

  undo(): void {
    if (!this.update || this.busy) return;
    this.busy = this.#sendOrExplain({ type: "undo", seq: this.update.seq });
  }

  askHint(): boolean {
    this.hint = null;
    return this.update !== null && this.#sendOrExplain({ type: "hint", seq: this.update.seq });
  }

  tell(message: FromPeople): boolean {
    return this.#sendOrExplain(message);
  }

  /** Asks what the table was like after a step; `onPast` hears the answer. False without a line. */
  look(look: Look): boolean {
    return this.#sendOrExplain(look);
  }

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
    this.hint ??= NO_HINT;
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

  /** Sends what somebody has asked for by a press; without a line the press is explained. */
  #sendOrExplain(message: FromClient): boolean {
    if (this.#send(message)) return true;
    this.ignored += 1;
    if (this.status === "live") this.status = "offline";
    return false;
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
      case "past":
        this.#hearPast(message);
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
      case "hint":
        this.hint = message;
        break;
      case "problem":
        if (HINTLESS.has(message.code)) this.hint = message;
        else this.#hearProblem(message);
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
  #meet(party: PartyMessage): void {
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
    // The end of practice was taken back: its steps have the numbers of a running game again.
    if (this.#isOver && !update.over) this.#lookback.forget();
    this.#isOver = update.over;
    this.#received = mergeLog(this.#received, update.log_from, update.log);
    if (this.#greeted) {
      this.since = Date.now() / 1000 + this.ahead;
      this.story.receive(update, this.#received);
      return;
    }
    this.#greeted = true;
    this.#lookback.forget();
    this.#hasLastNumbers = false;
    this.#retries = 0;
    this.story.restart(update, this.#received);
    this.onGreeted();
  }

  #hearPast(past: Past): void {
    const step = this.#lookback.hear(past);
    if (step?.isNew) this.#hasLastNumbers = this.#isOver;
    if (step) this.onPast(step);
  }

  /** The table after so many entries of the log, as this client saw it; null if that cannot be looked at. */
  async #bring(entries: number): Promise<PastStep | null> {
    const seat = this.update?.seat ?? null;
    // After the end a step has the number of its action, and only an answer to the same eyes tells which that is.
    const hasNumbers = !this.#isOver || (this.#hasLastNumbers && this.#lookback.isOf(seat));
    if (!hasNumbers && !(await this.#lookFor({ type: "look", step: 0, seat }))) return null;
    const step = await this.#lookFor({ type: "look", step: this.#lookback.numberOf(entries), seat });
    return step && step.update.seat === seat && step.log.length === entries ? step : null;
  }

  /** The next answer to a look; null if none comes, or somebody else has begun to look. */
  #lookFor(look: Look): Promise<PastStep | null> {
    return new Promise((resolve) => {
      const settle = (step: PastStep | null): void => {
        clearTimeout(timer);
        if (this.onPast === settle) this.onPast = () => {};
        resolve(step);
      };
      const timer = setTimeout(() => settle(null), NO_ANSWER_MS);
      this.onPast = settle;
      if (!this.#send(look)) settle(null);
    });
  }

  #showPast({ update, log }: PastStep): void {
    if (!this.update) return;
    this.present ??= { update: this.update, log: this.log };
    this.update = { ...update, seats: this.update.seats, legal: [] };
    this.log = log;
  }

  #leavePast(): void {
    if (!this.present) return;
    const { update, log } = this.present;
    this.present = null;
    this.update = { ...update, seats: this.party?.seats ?? update.seats };
    this.log = log;
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
