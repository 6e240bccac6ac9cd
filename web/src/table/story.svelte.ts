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

  #teller = $state.raw<Teller | null>(null);
  #updates = $state.raw<Waiting[]>([]);
  #untold = $state.raw<Told[]>([]);
  /** What was news before the own last decision. */
  #before = $state.raw<Told[]>([]);
  /** What is being told once more, and how far. */
  #again = $state.raw<{ told: Told[]; at: number } | null>(null);
  #reading = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many entries the log has with all updates that came. */
  #entries = 0;
  #seat: number | null = null;

  /** Visible events that wait, those of waiting updates included. */
  readonly waiting = $derived.by(
    () => [...this.#untold, ...this.#updates.flatMap(({ told }) => told)].filter(isVisible).length,
  );
  /** Whether something is being told now. */
  readonly isTelling = $derived.by(() => this.#reading || this.#again !== null);
  /** Whether the position on the table is not the present one yet. */
  readonly isBehind = $derived.by(() => this.#updates.length > 0);
  readonly isRetelling = $derived.by(() => this.#again !== null);
  /** What the board marks. */
  readonly marked = $derived.by(() => (this.#again ? this.#again.told.slice(0, this.#again.at + 1) : this.news));
  readonly canRetell = $derived.by(() => this.#lastRound().length > 0);

  constructor(private readonly show: (update: Update) => void) {
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

  /** The next update of the table; `log` is the log with it. */
  receive(update: Update, log: readonly LogEntry[]): void {
    const fresh = this.#fresh(update);
    const isUndo = log.length <= this.#entries && fresh.length === 0 && update.log_from < this.#entries;
    this.#seat = update.seat;
    this.#entries = log.length;
    if (isUndo) {
      this.#flush();
      this.show(update);
      this.#markSince(log);
    } else if (fresh.some(({ own }) => own !== null)) {
      this.#showWaiting();
      this.show(update);
      this.#decided(fresh, log.length - fresh.length);
    } else {
      const told = this.#told(fresh, log.length - fresh.length);
      this.#updates = [...this.#updates, { update, told }];
      if (this.#isTooLate()) this.#flush();
      else if (this.#updates.length === 1 && !told.some(isVisible)) this.#showWaiting();
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
    this.#again = null;
    this.#flush();
  }

  /** Tells what others did since the last decision, or before it when that was just made, once more. */
  again(): void {
    const told = this.#lastRound();
    if (told.length === 0 || this.isBehind) return;
    this.#stop();
    this.paused = false;
    this.#again = { told, at: -1 };
    this.#tellAgain(0);
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
    return this.waiting > FAR_BEHIND && settings.speed !== "step" && !this.paused;
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
      this.#again = null;
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

  /** Gives time to read what was told. */
  #read(): void {
    this.#reading = true;
    const time = readingTime();
    if (this.paused || !Number.isFinite(time)) return;
    this.#timer = setTimeout(() => this.next(), time);
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
    const again = this.#again;
    if (!again) return;
    const at = again.told.findIndex((told, i) => i >= first && isVisible(told));
    if (at < 0) {
      this.#again = null;
      this.#goOn();
      return;
    }
    this.#again = { ...again, at };
    this.current = again.told[at] ?? null;
    this.#read();
  }

  #drop(): void {
    this.#stop();
    this.#again = null;
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
