import type { PastStep } from "../api/lookback";
import type { EventInfo, LogEntry, Update } from "../api/types";
import { readingTime, settings } from "../settings/settings.svelte";
import type { Happening, Teller } from "./happening";

/** An event with its place in the log and what the table shows of it. */
export interface Told {
  key: string;
  entry: number;
  event: EventInfo;
  happening: Happening;
}

/** An update whose turn has not come, with the events that it brings. */
interface Waiting {
  update: Update;
  told: Told[];
}

/** What shows the table as it was. */
export interface Hindsight {
  /** The table after so many entries of the log; null if that cannot be looked at. */
  bring(entries: number): Promise<PastStep | null>;
  show(step: PastStep): void;
  /** Back to the present. */
  leave(): void;
}

/** A round that is told once more: how far, and the positions that came so far, by the entries of their log. */
interface Round {
  told: readonly Told[];
  positions: Map<number, PastStep>;
}

/** So long the table is seen as it was before the first event is told once more. */
const BEFORE_MS = 500;
/** Whoever wants to see something again wants to see it, also if everything else is shown at once. */
const AGAIN_MS = 1200;
/** The other end answers so many looks of one line in a second without complaint. */
const BETWEEN_LOOKS_MS = 34;

/** Whoever is this far behind wants the present, not the story. */
const FAR_BEHIND = 40;

/**
 * Tells what others do: updates wait until the visible events of those before them were read, one at a time.
 *
 * Own actions and what nobody can see show at once. The position of an update shows with its first visible event;
 * telling the others never keeps anybody from deciding. What was told since the own last decision is `news`.
 */
export class Story {
  /** What others did since the own last decision, as far as it was told; the oldest first. */
  news = $state.raw<Told[]>([]);
  /** The event that was told last. */
  current = $state.raw<Told | null>(null);
  paused = $state(false);
  /** Whether somebody looks at this table; what happens unwatched is not told bit by bit. */
  watched = true;
  /** The places that a line of the log lights up on the board. */
  lit = $state.raw<readonly string[]>([]);
  /** The places that a hint marks: with the letters of what could be done there, or with none to be looked at. */
  hinted = $state.raw<ReadonlyMap<string, string>>(new Map());

  #teller = $state.raw<Teller | null>(null);
  #updates = $state.raw<Waiting[]>([]);
  #untold = $state.raw<Told[]>([]);
  /** What was news before the own last decision. */
  #before = $state.raw<Told[]>([]);
  /** What is being told once more, and how far. */
  #again = $state.raw<{ round: Round; at: number } | null>(null);
  #reading = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many entries the log has with all updates that came. */
  #entries = 0;
  #seat: number | null = null;

  /** Visible events that wait, those of waiting updates included; while a round is told once more, those of it. */
  readonly waiting = $derived.by(() => {
    const ahead = this.#again
      ? this.#again.round.told.slice(this.#again.at + 1)
      : [...this.#untold, ...this.#updates.flatMap(({ told }) => told)];
    return ahead.filter(isVisible).length;
  });
  /** Whether something is being told now. */
  readonly isTelling = $derived.by(() => this.#reading || this.#again !== null);
  /** Whether the position on the table is not the present one yet. */
  readonly isBehind = $derived.by(() => this.#updates.length > 0);
  readonly isRetelling = $derived.by(() => this.#again !== null);
  /** What the board marks. */
  readonly marked = $derived.by(() => (this.#again ? this.#again.round.told.slice(0, this.#again.at + 1) : this.news));
  readonly canRetell = $derived.by(() => this.#lastRound().length > 0);

  constructor(
    private readonly show: (update: Update) => void,
    private readonly hindsight: Hindsight | null = null,
  ) {
    document.addEventListener("visibilitychange", this.#catchUp);
  }

  get teller(): Teller | null {
    return this.#teller;
  }

  /** The game's own knowledge has arrived: from now on its events are told, and those since the last decision marked. */
  begin(teller: Teller, log: readonly LogEntry[]): void {
    this.#teller = teller;
    this.#markSince(log);
  }

  /** A whole picture of the present: whatever waited is in it. */
  restart(update: Update, log: readonly LogEntry[]): void {
    this.#drop();
    this.#seat = update.seat;
    this.#entries = log.length;
    this.show(update);
    this.#markSince(log);
  }

  /** A moment of the past: what happened since entry `first` is marked, and the last of it is what was told last. */
  recall(log: readonly LogEntry[], first: number, seat: number | null): void {
    this.#drop();
    this.#seat = seat;
    this.news = this.#told(log.slice(first), first);
    this.current = this.news.findLast((told) => isVisible(told) && told.entry === log.length - 1) ?? null;
  }

  /** The next update of the table; `log` is the log with it. */
  receive(update: Update, log: readonly LogEntry[]): void {
    const fresh = this.#fresh(update);
    const isUndo = log.length <= this.#entries && fresh.length === 0 && update.log_from < this.#entries;
    this.#seat = update.seat;
    this.#entries = log.length;
    if (isUndo) {
      this.#endAgain();
      this.#flush();
      this.show(update);
      this.#markSince(log);
    } else if (fresh.some(({ own }) => own !== null)) {
      this.#endAgain();
      this.#showWaiting();
      this.show(update);
      this.#decided(fresh, log.length - fresh.length);
    } else {
      const told = this.#told(fresh, log.length - fresh.length);
      this.#updates = [...this.#updates, { update, told }];
      if (this.#isTooLate()) this.#flush();
      else if (!this.#again && this.#updates.length === 1 && !told.some(isVisible)) this.#showWaiting();
      this.#goOn();
    }
  }

  /** Goes on to the next event without waiting. */
  next(): void {
    this.#stop();
    if (this.#again) this.#tellAgain(this.#again.at + 1);
    else this.#goOn(true);
  }

  /** Stops and goes on. */
  togglePause(): void {
    this.paused = !this.paused;
    this.replan();
  }

  /** The speed has changed. */
  replan(): void {
    const wasReading = this.#reading;
    clearTimeout(this.#timer);
    if (readingTime() === 0) this.catchUp();
    else if (wasReading) this.#read();
    else this.#goOn();
  }

  /** Shows everything that waits, now. */
  catchUp(): void {
    this.paused = false;
    this.#endAgain();
    this.#flush();
  }

  /**
   * Tells what others did since the last decision, or before it when that was just made, once more: the table is shown
   * as it was, step by step, and then as it is. Asked for a second time it is over at once.
   */
  again(): void {
    if (this.#again) return this.backToPresent();
    const told = this.#lastRound();
    if (told.length === 0 || this.isBehind) return;
    this.#stop();
    this.paused = false;
    const round = { told, positions: new Map<number, PastStep>() };
    this.#again = { round, at: -1 };
    if (this.hindsight) void this.#remember(round, this.hindsight);
    else this.#tellAgain(0);
  }

  /** Ends what is told once more. */
  backToPresent(): void {
    if (!this.#again) return;
    this.paused = false;
    this.#endAgain();
    this.current = this.news.findLast(isVisible) ?? null;
    this.#goOn();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#catchUp);
    this.#drop();
  }

  #catchUp = (): void => {
    if (document.hidden) this.catchUp();
  };

  #lastRound(): Told[] {
    const news = this.news.filter(isVisible);
    return news.length > 0 ? this.news : this.#before;
  }

  /** The entries of an update that no update before it had. */
  #fresh(update: Update): LogEntry[] {
    return update.log.slice(Math.max(0, this.#entries - update.log_from));
  }

  /** Whether nobody looks, or whoever does cannot want to see it all. */
  #isTooLate(): boolean {
    if (!this.watched || document.hidden || readingTime() === 0) return true;
    return !this.#again && this.waiting > FAR_BEHIND && settings.speed !== "step" && !this.paused;
  }

  #told(entries: readonly LogEntry[], first: number): Told[] {
    const teller = this.#teller;
    if (!teller) return [];
    return entries.flatMap(({ events }, i) =>
      events.map((event, j) => ({
        key: `${first + i}.${j}`,
        entry: first + i,
        event,
        happening: teller.happening(event),
      })),
    );
  }

  /** What others did in these entries. */
  #othersIn(entries: readonly LogEntry[], first: number): Told[] {
    return this.#told(entries, first).filter(({ happening }) => happening.seat !== this.#seat);
  }

  /** The own action shows at once; what it made others do is told after it. */
  #decided(fresh: readonly LogEntry[], first: number): void {
    const last = fresh.findLastIndex(({ own }) => own !== null);
    if (fresh.some((entry) => this.#isDecision(entry))) {
      this.#stop();
      this.#tellRest();
      if (this.news.some(isVisible)) this.#before = this.news;
      this.news = [];
      this.current = null;
    }
    const others = this.#told(fresh.slice(last), first + last).filter(
      ({ entry, happening }) =>
        entry > first + last || (happening.seat === null ? happening.weight === "big" : happening.seat !== this.#seat),
    );
    this.#untold = [...this.#untold, ...others];
    if (!this.watched || readingTime() === 0 || document.hidden) this.#tellRest();
    else this.#goOn();
  }

  /** Whether the own action was more than a part of one, of which nobody hears. */
  #isDecision({ own, events }: LogEntry): boolean {
    return own !== null && events.length > 0 && !this.#teller?.isAside?.(own);
  }

  /** Marks everything after the own last decision of the log. */
  #markSince(log: readonly LogEntry[]): void {
    const last = log.findLastIndex((entry) => this.#isDecision(entry));
    const former = log.slice(0, Math.max(0, last)).findLastIndex((entry) => this.#isDecision(entry));
    this.#before = this.#othersIn(log.slice(former + 1, last + 1), former + 1);
    const since = log.slice(last + 1);
    this.news = this.#seat === null ? ofOneSeat(this.#told(since, last + 1)) : this.#othersIn(since, last + 1);
    this.current = this.news.findLast(isVisible) ?? null;
  }

  /** Tells the next event, or shows the next update; `now` says not to wait for the one being read. */
  #goOn(now = false): void {
    if (this.#reading || this.#again || (this.paused && !now)) return;
    for (;;) {
      const [told, ...rest] = this.#untold;
      if (told) {
        this.#untold = rest;
        this.#tell(told);
        if (isVisible(told)) return this.#read();
      } else if (!this.#showNext()) return;
    }
  }

  #tell(told: Told): void {
    this.news = this.#seat === null ? ofOneSeat([...this.news, told]) : [...this.news, told];
    if (isVisible(told)) this.current = told;
  }

  /** Shows the position of the next update; its events are to be told. */
  #showNext(): boolean {
    const [next, ...rest] = this.#updates;
    if (!next) return false;
    this.#updates = rest;
    this.#untold = next.told;
    this.show(next.update);
    return true;
  }

  /** Shows the positions of all that waits; its events are told in their turn. */
  #showWaiting(): void {
    for (const { update, told } of this.#updates) {
      this.show(update);
      this.#untold = [...this.#untold, ...told];
    }
    this.#updates = [];
  }

  /** Waits until the next event is told. */
  #wait(time: number): void {
    this.#reading = true;
    this.#timer = setTimeout(() => this.next(), time);
  }

  /** Gives time to read what was told. */
  #read(): void {
    this.#reading = true;
    const time = this.#again ? readingTime() || AGAIN_MS : readingTime();
    if (!this.paused && Number.isFinite(time)) this.#wait(time);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#reading = false;
  }

  #tellRest(): void {
    for (const told of this.#untold) this.#tell(told);
    this.#untold = [];
  }

  #flush(): void {
    this.#stop();
    do this.#tellRest();
    while (this.#showNext());
  }

  #tellAgain(first: number): void {
    if (!this.#again) return;
    const { round } = this.#again;
    const at = round.told.findIndex((told, i) => i >= first && isVisible(told));
    if (at < 0) return this.backToPresent();
    this.#again = { round, at };
    this.current = round.told[at] ?? null;
    this.#showAgain();
    this.#read();
  }

  /** Brings the positions of a round in their order; the one before it is shown first. */
  async #remember(round: Round, hindsight: Hindsight): Promise<void> {
    const entries = round.told.filter(isVisible).map(({ entry }) => entry + 1);
    const before = round.told.find(isVisible)!.entry;
    for (const count of new Set([before, ...entries])) {
      const step = await hindsight.bring(count);
      if (this.#again?.round !== round) return;
      if (step) round.positions.set(count, step);
      this.#showAgain();
      if (count === before) this.#wait(step ? BEFORE_MS : 0);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
  }

  /** Shows the table as it was when what is told once more happened, once that is here. */
  #showAgain(): void {
    if (!this.#again) return;
    const { round, at } = this.#again;
    const entries = at < 0 ? round.told.find(isVisible)!.entry : round.told[at]!.entry + 1;
    const step = round.positions.get(entries);
    if (step) this.hindsight?.show(step);
  }

  #endAgain(): void {
    if (!this.#again) return;
    this.#stop();
    this.#again = null;
    this.hindsight?.leave();
  }

  #drop(): void {
    this.#endAgain();
    this.#stop();
    this.#updates = [];
    this.#untold = [];
  }
}

/** Whether it is worth a look. */
export function isVisible({ happening }: Told): boolean {
  return happening.weight !== "quiet";
}

/** The last of them that one seat did: what a spectator, who decides nothing, sees as new. */
function ofOneSeat(told: Told[]): Told[] {
  const seat = told.findLast(({ happening }) => happening.seat !== null)?.happening.seat ?? null;
  const other = told.findLastIndex(({ happening }) => happening.seat !== null && happening.seat !== seat);
  return told.slice(other + 1);
}

/** How long a piece may move: a part of the time to read, so that the rest is for reading. */
export function movingTime(): number {
  const time = readingTime();
  return settings.speed === "step" ? 600 : Math.min(700, Math.max(150, 0.6 * time));
}
