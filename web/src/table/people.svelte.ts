import { getContext, setContext } from "svelte";
import type { Session } from "../api/live.svelte";
import type { SeatInfo } from "../api/types";
import { isMuted } from "../talk/muted";
import type { Stamp } from "../talk/stamps";
import { runningClock, type Running } from "./running";
import { thisMoment } from "./seconds";

/** Whether somebody is at the table, away from it, or away while a bot plays. */
export type Presence = "here" | "away" | "covered";

const STAMP_SECONDS = 4;

const isPerson = ({ bot, is_open }: SeatInfo): boolean => bot === null && !is_open;

/** The people at a table as one of them, or a spectator, knows them. */
export class People {
  readonly #seats = $derived.by(() => {
    const { isPast, party, update } = this.session;
    return isPast || party?.shown ? [] : (party?.seats ?? update?.seats ?? []);
  });

  /** The seats of all other people. */
  readonly others = $derived.by(() => {
    const own = this.session.party?.seat ?? null;
    return this.#seats.flatMap((seat, i) => (i !== own && isPerson(seat) ? [i] : []));
  });
  /** Whether anybody is elsewhere, to be waited for or talked with. */
  readonly inCompany = $derived.by(() => {
    const { party } = this.session;
    const here = this.beside();
    if (this.others.some((seat) => !here.includes(seat))) return true;
    return party !== null && (party.spectators > 0 || party.talk.some(({ note }) => !note));
  });
  /** Those who have been away for longer than the table's patience, with nobody who plays for them. */
  readonly missed = $derived.by(() => {
    const patience = this.session.party?.manners.patience ?? 0;
    if (patience === 0 || this.session.update?.over) return [];
    return this.others.filter((seat) => this.presence(seat) === "away" && this.awayFor(seat) >= patience);
  });
  /** Whether a bot plays for the client's own seat. */
  readonly isCovered = $derived.by(() => {
    const seat = this.session.party?.seat ?? null;
    return seat !== null && this.presence(seat) === "covered";
  });

  /** `beside` tells the seats of those who share this device. */
  constructor(
    readonly session: Session,
    private readonly beside: () => readonly number[] = () => [],
  ) {}

  isPerson(seat: number): boolean {
    const info = this.#seats[seat];
    return info !== undefined && isPerson(info);
  }

  /** Whether somebody is there; null for bots and free seats. */
  presence(seat: number): Presence | null {
    if (!this.isPerson(seat)) return null;
    if (this.coverOf(seat) !== null) return "covered";
    return this.session.party?.presence[seat]?.here === false ? "away" : "here";
  }

  /** The bot that plays for somebody who is away. */
  coverOf(seat: number): string | null {
    return this.#seats[seat]?.cover ?? null;
  }

  /** For how many seconds somebody has been away. */
  awayFor(seat: number): number {
    const presence = this.session.party?.presence[seat];
    return presence && !presence.here ? this.now() - presence.since : 0;
  }

  /** The clock that runs for a seat; null where none does. */
  clockOf(seat: number): Running | null {
    const { update, party } = this.session;
    const running = update?.timing?.running.find((clock) => clock.seat === seat);
    return running && party ? runningClock(running, party.manners.clock, this.now()) : null;
  }

  /** The stamp that somebody has just put on the table. */
  stampOf(seat: number): Stamp | null {
    const { party, table } = this.session;
    const said = party?.talk.findLast((line) => line.seat === seat && !line.note);
    if (!said?.stamp || isMuted(table, seat, said.name) || this.now() - said.at > STAMP_SECONDS) return null;
    return said.stamp;
  }

  /** For how many seconds the table has waited in this position; null when that is not known. */
  waitedFor(): number | null {
    const since = this.session.update?.timing?.since ?? this.session.since;
    return since === null ? null : Math.max(0, this.now() - since);
  }

  /** The server's clock. */
  now(): number {
    return thisMoment() + this.session.ahead;
  }
}

const KEY = Symbol("people");

/** Tells everything below who sits at the table. */
export function providePeople(people: People): void {
  setContext(KEY, people);
}

/** The people around; null where nobody sits, as in a picture of a table. */
export function peopleAround(): People | null {
  return getContext<People | undefined>(KEY) ?? null;
}
