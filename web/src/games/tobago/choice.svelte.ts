import { untrack } from "svelte";
import type { ClueView, FitView, PathView, TobagoView } from "../../api/views/tobago";
import { PickingChoice } from "../../board/choice.svelte";
import { kindOf } from "../../board/notation";
import { groundOf } from "./ground";
import { aimOf, PATHS, type PathName } from "./actions";
import { routeTo } from "./route";

/** What the table asks for, or what the player chose to do with it. */
export type Task =
  "vehicle" | "clue" | "drive" | "spend" | "remove" | "double" | "swap-roses" | "with" | "share" | "rest";

const ASKED: Record<string, Task> = {
  vehicles: "vehicle",
  "first-clues": "clue",
  "extra-clue": "clue",
  swapping: "with",
  sharing: "share",
  opening: "clue",
  over: "rest",
};

/** What the player turns to before an action can be picked. */
const PREPARED: Record<string, Task> = {
  drive: "drive",
  remove: "remove",
  double: "double",
  "swap-roses": "swap-roses",
  "extra-clue": "spend",
  "extra-drive": "spend",
};

/** The tasks of whoever spends an amulet. */
export const SPENDING: ReadonlySet<Task> = new Set(["spend", "remove", "double", "swap-roses"]);

/** What the player at this table looks at, picks and does. */
export class Choice extends PickingChoice<TobagoView> {
  /** What the player wants to do in the turn. */
  wanted = $state<Task | null>(null);
  /** The number of the clue that was picked from the hand. */
  clue = $state<number | null>(null);
  /** The path that was picked. */
  path = $state<PathName | null>(null);
  /** The clue, the path and the space under the pointer or the focus. */
  pointedClue = $state<number | null>(null);
  pointedPath = $state<PathName | null>(null);
  pointedSpace = $state<string | null>(null);
  /** Show the largest regions of all terrains. */
  allLargest = $state(false);

  /** The stops of the drive under way, the one that was asked for last first. */
  #stops: string[] = [];

  readonly seat = $derived.by(() => this.update.seat);

  readonly #island = $derived.by(() => this.view.island);
  /** The land: the same as long as the island is. */
  readonly ground = $derived.by(() => {
    void this.#island;
    return untrack(() => groundOf(this.view.spaces));
  });

  readonly task = $derived.by((): Task => {
    const asked = ASKED[this.view.phase];
    if (asked) return asked;
    if (this.wanted !== null) return this.wanted;
    if (this.view.drive !== "none") return "drive";
    return this.view.done && this.myTurn ? "rest" : "clue";
  });

  /** The clue in question: under the pointer, picked, or drawn in the set-up. */
  readonly clueNow = $derived.by((): ClueView | null => {
    const number = this.pointedClue ?? this.clue;
    const held = this.view.hand?.find(({ clue }) => clue.clue === number);
    return held?.clue ?? (this.myTurn ? this.view.drawn : null);
  });
  /** The path in question: under the pointer, picked, or the one to be opened. */
  readonly pathNow = $derived.by((): PathView | null => {
    const name = this.pointedPath ?? this.path ?? (this.myTurn ? this.view.opening : null);
    return this.view.paths.find(({ path }) => path === name) ?? null;
  });
  /** What the clue in question would do to the path in question. */
  readonly fitNow = $derived.by(() => (this.pathNow ? this.fit(this.pathNow.path) : null));

  /** The action that the main button does. */
  readonly ready = $derived.by((): string | null => {
    if (this.selected !== null) return this.selected;
    const path = this.path ?? this.view.opening;
    const clue = this.clue ?? this.view.drawn?.clue ?? null;
    if (this.task !== "clue" || clue === null || path === null) return null;
    const lay = `lay ${clue} ${path}`;
    return this.legal.allows(lay) ? lay : null;
  });
  /** The drive that the island shows, stop by stop. */
  readonly route = $derived.by(() =>
    this.shown !== null && kindOf(this.shown) === "drive" ? routeTo(this.view.reach, aimOf(this.shown)) : [],
  );

  /** Whether the clue in question can be laid on a path now. */
  opens(path: string): boolean {
    return this.task === "clue" && this.legal.allows(`lay ${this.clueNow?.clue} ${path}`);
  }

  /** Whether there is a clue in question that cannot be laid on a path. */
  refuses(path: string): boolean {
    if (this.task !== "clue" || this.clueNow === null) return false;
    return this.myTurn ? !this.opens(path) : this.fit(path)?.fits === false;
  }

  /** What the clue in question would do to a path; null for a clue of no own hand, and where none may be laid now. */
  fit(path: string): FitView | null {
    const held = this.view.hand?.find(({ clue }) => clue.clue === this.clueNow?.clue);
    const fit = held?.fits.find((other) => other.path === path);
    if (!fit || (this.myTurn && !this.opens(path) && (fit.fits || this.view.opening !== null))) return null;
    return fit;
  }

  /** What a press on a space means now; null when it means nothing. */
  at(space: string): string | null {
    if (!this.myTurn) return null;
    switch (this.task) {
      case "vehicle":
        return `vehicle ${space}`;
      case "drive":
        return `drive ${space}`;
      case "remove":
        return `remove ${this.removing(space)} ${space}`;
      default:
        return null;
    }
  }

  /** Whether the own vehicle stands on a space and can drive off: a press on it turns to driving. */
  startsAt(space: string): boolean {
    const isHere = this.seat !== null && this.view.seats[this.seat]?.vehicle === space;
    return isHere && this.view.phase === "turn" && this.legal.some("drive");
  }

  /** The colour of marker that a press on a space removes. */
  removing(space: string): PathName {
    const removable = (path: PathName): boolean => this.legal.allows(`remove ${path} ${space}`);
    return this.path ?? PATHS.find(removable) ?? PATHS[0];
  }

  /** What a press on a clue of a path means now; null when it means nothing. */
  onLaid(clue: number): string | null {
    const rosy = this.task === "double" || this.task === "swap-roses" || this.task === "with";
    return rosy && this.myTurn ? `${this.task} ${clue}` : null;
  }

  /** Whether an action can be done now; a drive also in several legs. */
  override can(notation: string): boolean {
    if (this.legal.allows(notation)) return true;
    if (kindOf(notation) !== "drive" || !this.legal.some("drive")) return false;
    return routeTo(this.view.reach, aimOf(notation)).length > 0;
  }

  /** Pointer or focus came to a path; the table says why it refuses the clue in question. */
  pointPath(path: PathName, anchor: Element): void {
    this.pointedPath = path;
    if (this.refuses(path)) this.askSoon(`lay ${this.clueNow?.clue} ${path}`, anchor);
  }

  override leave(): void {
    super.leave();
    this.pointedClue = null;
    this.pointedPath = null;
    this.pointedSpace = null;
  }

  /** Pick a clue of the hand, or put it back. */
  pressClue(clue: number): void {
    this.clue = this.clue === clue ? null : clue;
    this.selected = null;
    if (this.task !== "clue") this.wanted = "clue";
  }

  /** Lay the picked clue on the path, with `twice` only when the path was picked before; else only look at the path. */
  pressPath(path: PathName, anchor: Element, twice: boolean): void {
    const clue = this.clueNow;
    const picked = this.path === path;
    if (this.task !== "clue" || clue === null) {
      this.path = picked ? null : path;
      this.selected = null;
      return;
    }
    const lay = `lay ${clue.clue} ${path}`;
    if (!this.legal.allows(lay)) {
      this.path = path;
      this.ask(lay, anchor);
    } else if (twice && !picked) this.path = path;
    else this.act(lay);
  }

  /** Pointer or focus came to something that stands for a task. */
  pointTask(kind: string, typical: string, anchor: Element, about: string): void {
    if (!this.legal.some(kind)) this.askSoon(typical, anchor, about);
    else this.tell(about, anchor);
  }

  /** Turn to a task, or back from it; one that is not possible says why. */
  pressTask(task: Task, kind: string, typical: string, anchor: Element, about: string): void {
    if (!this.legal.some(kind)) {
      this.ask(typical, anchor, about);
      return;
    }
    this.wanted = this.wanted === task ? null : task;
    this.selected = null;
    this.path = null;
  }

  /** Do the action; a drive of several legs goes on by itself, stop by stop. */
  override act(notation: string): void {
    this.#stops = this.legal.allows(notation) ? [] : routeTo(this.view.reach, aimOf(notation));
    const [first] = this.#stops;
    super.act(first === undefined ? notation : `drive ${first}`);
  }

  /** The task to turn to before an action of this kind can be picked; null when the table is at it. */
  wayTo(kind: string): Task | null {
    const task = kind === "lay" ? "clue" : PREPARED[kind];
    if (task === undefined || this.view.phase !== "turn" || this.task === task) return null;
    return task === "drive" || task === "clue" || SPENDING.has(this.task) ? task : "spend";
  }

  /** Picks an action, with the task and the things it belongs to, so that the main button does it. */
  prepare(notation: string): void {
    this.putDown();
    const [kind, thing = ""] = notation.split(" ");
    if (kind === "lay") {
      this.clue = Number(thing);
      this.path = aimOf(notation) as PathName;
      return;
    }
    this.wanted = PREPARED[kind ?? ""] ?? null;
    if (kind === "remove") this.path = thing as PathName;
    this.select(notation);
  }

  undo(): void {
    this.#stops = [];
    this.session.undo();
  }

  override putDown(): void {
    super.putDown();
    this.wanted = null;
    this.clue = null;
    this.path = null;
  }

  /** Begin anew after the position changed; a drive of several legs goes on. */
  override clear(): void {
    const kept = this.view.hand?.some(({ clue }) => clue.clue === this.clue) ? this.clue : null;
    super.clear();
    this.clue = kept;
    this.pointedClue = null;
    this.pointedPath = null;
    this.#driveOn();
  }

  /** The next leg of the drive, once the vehicle stands at the stop before it. */
  #driveOn(): void {
    const here = this.seat === null ? null : this.view.seats[this.seat]?.vehicle;
    const [reached, next] = this.#stops;
    const legal = next !== undefined && reached === here && this.legal.allows(`drive ${next}`);
    this.#stops = legal ? this.#stops.slice(1) : [];
    if (legal) super.act(`drive ${next}`);
  }
}
