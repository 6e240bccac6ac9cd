import type { LiveSession } from "../api/live.svelte";
import type { PastStep } from "../api/lookback";
import type { LogEntry } from "../api/types";
import type { Teller } from "../table/happening";
import { PastSession } from "./past.svelte";
import { momentsOf, turnAt, turnsOf } from "./timeline";

/** Whose eyes look back: a seat's, a spectator's, or with all hands open. */
export interface Eyes {
  seat: number | null;
  open: boolean;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Asks for the last step, whatever its number. */
const LAST = 1_000_000_000;
/** So long a step is shown in play at normal speed: with something to see, and without. */
const VISIBLE_MS = 1200;
const QUIET_MS = 350;
/** The server answers so many questions of one line in a second without complaint. */
const BETWEEN_LOOKS_MS = 34;
/** So many steps are kept, so that going back and on again asks nobody. */
const KEPT = 400;

/**
 * A game seen again, step by step.
 *
 * There is one wish at a time: whoever drags the slider gets the step where it is now, not all those on the way. A step
 * has an index, which counts the entries of the viewer's log, and a number, which is its address.
 */
export class Replay {
  readonly session: PastSession;
  eyes = $state.raw<Eyes>({ seat: null, open: false });
  /** How many entries of the log the step has that is shown. */
  at = $state(0);
  /** The step that is wanted, and shown as soon as it is here. */
  wanted = $state(0);
  /** The first step that may be looked at. */
  first = $state(0);
  /** The log with everything that came after. */
  log = $state.raw<LogEntry[]>([]);
  playing = $state(false);
  speed = $state<Speed>(1);

  #numbers = $state.raw<number[]>([]);
  #kept = new Map<number, PastStep>();
  #asked: number | null = null;
  #lastLook = 0;
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  #playTimer: ReturnType<typeof setTimeout> | undefined;
  #wasOver = false;
  /** The number of the step that was asked for; these eyes may not have noticed it. */
  #moment = 0;
  /** The step to be shown once the whole log is here. */
  #opening: number | null;

  readonly last = $derived.by(() => this.log.length);
  readonly turns = $derived.by(() => turnsOf(this.log, this.teller));
  readonly moments = $derived.by(() => momentsOf(this.log, this.teller));
  readonly turn = $derived.by(() => (this.at === 0 ? null : turnAt(this.turns, this.at - 1)));
  /** When each step is over if all are played, in milliseconds at normal speed. */
  readonly #times = $derived.by(() => {
    let sum = 0;
    return this.log.map((entry) => (sum += this.#timeOf(entry)));
  });
  readonly time = $derived.by(() => this.#times[this.at - 1] ?? 0);
  readonly wholeTime = $derived.by(() => this.#times.at(-1) ?? 0);

  constructor(
    readonly live: LiveSession,
    readonly teller: Teller,
    step: number,
  ) {
    this.session = new PastSession(live.table, live.key);
    this.session.story.begin(teller, []);
    this.#opening = step;
    // A round that is told once more uses the same line, and draws the past on the table.
    live.story.backToPresent();
    live.onPast = (step) => this.#receive(step);
    live.onGreeted = () => this.#reopen();
    this.eyes = this.#ownEyes();
    this.#open();
  }

  /** Whether somebody else's eyes may be chosen. */
  get isOver(): boolean {
    return (this.live.update?.over ?? false) || (this.live.party?.shown ?? false);
  }

  /** The number of the step that is shown: its address. */
  get number(): number {
    return this.#numberOf(this.at);
  }

  /** The number of the step that is wanted. */
  get wantedNumber(): number {
    return this.#numberOf(this.wanted);
  }

  /** Shows the step with this index. */
  go(at: number): void {
    this.wanted = Math.min(this.last, Math.max(this.first, at));
    this.#moment = this.wantedNumber;
    const kept = this.#kept.get(this.wanted);
    if (kept) this.#show(this.wanted, kept);
    this.#ask();
  }

  /** Shows the step with this number. */
  goTo(number: number): void {
    if (this.#opening !== null) this.#opening = number;
    else if (number !== this.wantedNumber) this.go(this.#indexOf(number));
  }

  step(by: 1 | -1): void {
    this.pause();
    this.go(this.wanted + by);
  }

  /** To where the next turn begins, or this one, or the one before. */
  stepTurn(by: 1 | -1): void {
    this.pause();
    const ends = [this.first, ...this.turns.map(({ end }) => end)];
    const next = by > 0 ? ends.find((end) => end > this.wanted) : ends.findLast((end) => end < this.wanted);
    this.go(next ?? (by > 0 ? this.last : this.first));
  }

  nextMoment(): void {
    this.pause();
    const next = this.moments.find(({ entry }) => entry + 1 > this.wanted) ?? this.moments[0];
    if (next) this.go(next.entry + 1);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.wanted >= this.last) this.go(this.first);
    this.playing = true;
    this.#plan();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#playTimer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#plan();
  }

  /** Looks with other eyes at the same moment, also if those before them had not noticed it. */
  lookAs(eyes: Eyes): void {
    this.#opening ??= this.#moment;
    this.eyes = eyes;
    this.#open();
  }

  /** The present went on: there is more to look at, or something was taken back. */
  follow(log: LogEntry[]): void {
    if (this.#opening !== null) return;
    if (this.isOver !== this.#wasOver || (!this.isOver && log.length < this.last)) this.#reopen();
    else if (!this.isOver) this.log = log;
  }

  close(): void {
    this.pause();
    clearTimeout(this.#lookTimer);
    this.live.onPast = () => {};
    this.live.onGreeted = () => {};
    this.session.close();
  }

  #numberOf(index: number): number {
    return index === 0 ? 0 : (this.#numbers[index - 1] ?? index);
  }

  /** How many steps there were up to one with this number. */
  #indexOf(number: number): number {
    const later = this.#numbers.findIndex((other) => other > number);
    return later < 0 ? Math.max(this.#numbers.length, this.isOver ? 0 : Math.min(number, this.last)) : later;
  }

  #reopen(): void {
    this.#opening ??= this.#moment;
    this.#open();
  }

  #ownEyes(): Eyes {
    return { seat: this.live.update?.seat ?? null, open: false };
  }

  /** Begins anew with the whole log; the step that is wanted comes after it. */
  #open(): void {
    // The end of practice may have been taken back.
    if (!this.isOver) this.eyes = this.#ownEyes();
    this.#kept.clear();
    this.#wasOver = this.isOver;
    this.#look(LAST);
  }

  /** Asks for the step that is wanted, or else for the next one, unless an answer is on its way. */
  #ask(): void {
    if (this.#asked !== null) return;
    const missing = [this.wanted, this.wanted + 1].find((at) => at <= this.last && !this.#kept.has(at));
    if (missing === undefined) return;
    clearTimeout(this.#lookTimer);
    const wait = this.#lastLook + BETWEEN_LOOKS_MS - performance.now();
    if (wait > 0) this.#lookTimer = setTimeout(() => this.#ask(), wait);
    else this.#look(this.#numberOf(missing));
  }

  #look(step: number): void {
    this.#lastLook = performance.now();
    if (this.live.look({ type: "look", step, seat: this.eyes.seat, open: this.eyes.open })) this.#asked = step;
  }

  #receive(step: PastStep): void {
    const { update, log, open, first, numbers, isNew } = step;
    if (update.seat !== this.eyes.seat || open !== this.eyes.open) return;
    this.#asked = null;
    this.#numbers = numbers;
    if (isNew) {
      this.#opening ??= this.#moment;
      this.#kept.clear();
    }
    if (this.#opening !== null) {
      if (log.length < this.#numbers.length) return this.#look(LAST);
      this.#begin(log, first);
    }
    this.#keep(log.length, step);
    if (log.length === this.wanted) this.#show(log.length, step);
    this.#ask();
  }

  /** The whole log is here. */
  #begin(log: LogEntry[], first: number): void {
    this.log = log;
    this.first = this.#indexOf(first);
    this.#moment = this.#opening!;
    this.#opening = null;
    const wanted = this.#indexOf(this.#moment);
    this.wanted = Math.min(this.last, Math.max(this.first, wanted));
  }

  #keep(at: number, step: PastStep): void {
    this.#kept.set(at, step);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }

  #show(at: number, { update, log }: PastStep): void {
    this.at = at;
    this.session.show(update, log, turnAt(this.turns, at - 1)?.first ?? 0);
    if (this.playing) this.#plan();
  }

  /** Plans the next step while it plays. */
  #plan(): void {
    clearTimeout(this.#playTimer);
    if (this.at >= this.last) return this.pause();
    const entry = this.log[this.at - 1];
    const time = entry ? this.#timeOf(entry) : VISIBLE_MS;
    this.#playTimer = setTimeout(() => this.go(this.at + 1), time / this.speed);
  }

  #timeOf({ events }: LogEntry): number {
    return events.some((event) => this.teller.happening(event).weight !== "quiet") ? VISIBLE_MS : QUIET_MS;
  }
}
