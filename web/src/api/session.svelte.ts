import type { Story } from "../table/story.svelte";
import type {
  FromClient,
  Hinted,
  LogEntry,
  PartyMessage,
  Problem,
  RefusalInfo,
  Refused,
  Thinking,
  Update,
} from "./types";

/** What people at a table say beside their actions. */
export type FromPeople = Exclude<FromClient, { type: "hello" | "act" | "why" | "undo" | "look" | "hint" }>;

export type Status = "loading" | "live" | "offline" | "gone";

/** A table as it is drawn: what is seen there, and what may be said; in the present, or as it once was. */
export abstract class Session {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The present while the table is shown as it was a while ago; null when it is the present that is shown. */
  present = $state.raw<{ update: Update; log: LogEntry[] } | null>(null);
  status = $state<Status>("loading");
  /** The last action that was not accepted, until the next update. */
  refused = $state.raw<Refused | null>(null);
  /** What else went wrong, until the next update. */
  problem = $state.raw<Problem | null>(null);
  /** The bot that has not answered and is asked again, until the next update. */
  thinking = $state.raw<Thinking | null>(null);
  /** The hint that was asked for, or why there is none; null until the answer comes. */
  hint = $state.raw<Hinted | Problem | null>(null);
  /** The people at the table, with everything said there so far. */
  party = $state.raw<PartyMessage | null>(null);
  /** How far the server's clock is ahead of this device's, in seconds. */
  ahead = $state(0);
  /** When the table last changed (by the server's clock); null when it has not since it was opened. */
  since = $state<number | null>(null);
  /** An action is on its way. */
  busy = $state(false);
  /** How often something was pressed in vain since the line went down. */
  ignored = $state(0);

  /** Whether it is the past that is shown: then nobody is here, and nothing can be done. */
  readonly isPast: boolean = false;

  /** Tells what others do; what is shown here comes through it. */
  abstract readonly story: Story;

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {}

  abstract act(action: string): void;

  abstract undo(): void;

  /** Asks what a strong player would think about here; false without a line. */
  abstract askHint(): boolean;

  /** Says something that is no action: to the others, about the seats, about the game to come; false without a line. */
  abstract tell(message: FromPeople): boolean;

  /** The reason against an action in the position shown; null when there is none, or nobody to ask. */
  abstract why(action: string): Promise<RefusalInfo | null>;
}
