import { getContext, setContext } from "svelte";
import { LiveSession } from "../api/live.svelte";
import type { EventInfo, GameView } from "../api/types";

/**
 * The people who sit at a table with one device between them, and whose eyes it is for.
 *
 * While nobody's view lies open the curtain is closed. It closes before the view of somebody else is shown, if that
 * shows anything hidden. Nobody is called for a question that is asked in secret: the call would tell.
 */
export class Device {
  readonly sessions: readonly LiveSession[];
  /** Whose view lies open; null while the curtain is closed. */
  open = $state.raw<LiveSession | null>(null);
  /** What tells whether a view shows something hidden; everything is taken for hidden until it is known. */
  #hides = $state.raw<(view: GameView) => boolean>(() => true);
  /** Who wants to look out of turn, and how things stood then. */
  #curious = $state.raw<{ session: LiveSession; due: LiveSession | null; isDue: boolean } | null>(null);

  /** Those who still have their seat, each once: somebody may have opened their own seat here twice. */
  readonly here = $derived.by(() => {
    const seated = this.sessions.filter(({ status }) => status !== "gone");
    return seated.filter((session, i) => {
      const seat = seatOf(session);
      return seat === null || seated.findIndex((other) => seatOf(other) === seat) === i;
    });
  });
  /** Who does before the game what only the host may, if that is somebody here. */
  readonly host = $derived.by(
    () => this.here.find(({ party }) => party && !party.started && party.seat === party.host) ?? null,
  );
  /** The seats of those who share this device. */
  readonly seats = $derived.by(() => this.here.flatMap(({ party }) => party?.seat ?? []));
  readonly isShared = $derived.by(() => this.here.length > 1);
  /** Whose decision everybody here knows to be due: first whoever has the device. */
  readonly due = $derived.by(() => {
    const due = this.here.filter((session) => this.#isDue(session));
    return due.find((session) => session === this.open) ?? due[0] ?? null;
  });
  /** Whom the device is for now; null when that is for the people to say. */
  readonly wanted = $derived.by(() => {
    const curious = this.#curious;
    if (curious && curious.due === this.due && curious.isDue === this.#isDue(curious.session)) return curious.session;
    return this.due ?? this.open ?? this.here.find((session) => !this.#hidesFromOthers(session)) ?? null;
  });

  constructor(table: string, keys: readonly string[]) {
    this.sessions = keys.length > 0 ? keys.map((key) => new LiveSession(table, key)) : [new LiveSession(table, null)];
    if (this.sessions.length === 1) this.open = this.sessions[0]!;
    else for (const { story } of this.sessions) story.watched = false;
  }

  /** The game's own knowledge of what is hidden has arrived. */
  learn(hides: (view: GameView) => boolean): void {
    this.#hides = hides;
  }

  /** Goes over to somebody: at once where nothing is hidden, else behind the curtain. */
  passTo(session: LiveSession): void {
    if (this.#hidesFromOthers(session)) this.#show(null);
    else this.#show(session);
  }

  /** Somebody says that they have the device. */
  lift(session: LiveSession): void {
    this.#want(session);
    this.#show(session);
  }

  /** Somebody wants the device without being asked for a decision. */
  ask(session: LiveSession): void {
    this.#want(session);
    this.passTo(session);
  }

  /** The last things that happened, as far as everybody here saw the same. */
  seenByAll(most: number): EventInfo[] {
    const [first, ...others] = this.here.map(({ log }) => log);
    if (!first) return [];
    const known = others.map(
      (log) => new Set(log.flatMap(({ events }) => events.map((event) => JSON.stringify(event)))),
    );
    return first
      .flatMap(({ events }) => events)
      .filter((event) => known.every((events) => events.has(JSON.stringify(event))))
      .slice(-most);
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }

  #want(session: LiveSession): void {
    this.#curious = session === this.due ? null : { session, due: this.due, isDue: this.#isDue(session) };
  }

  #show(session: LiveSession | null): void {
    this.open = session;
    for (const one of this.sessions) one.story.watched = one === session;
  }

  #isDue({ update }: LiveSession): boolean {
    const seat = update?.seat ?? null;
    if (!update || seat === null || update.over) return false;
    return this.here.every((other) => other.update?.to_act.includes(seat));
  }

  #hidesFromOthers({ update }: LiveSession): boolean {
    return this.isShared && (!update || (!update.over && this.#hides(update.view)));
  }
}

/** Where somebody sits, as soon as that is known. */
function seatOf({ party, update }: LiveSession): number | null {
  return party?.seat ?? update?.seat ?? null;
}

const KEY = Symbol("device");

/** Tells everything below who shares this device. */
export function provideDevice(device: Device): void {
  setContext(KEY, device);
}

/** The device around; null where there is none. */
export function deviceAround(): Device | null {
  return getContext<Device | undefined>(KEY) ?? null;
}
