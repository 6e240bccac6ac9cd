import type { Attachment } from "svelte/attachments";
import { meet } from "../../board/meet";
import type { Choice, Task } from "./choice.svelte";
import type { PathName } from "./moves";

/** A thing that stands for an action; with `twice` (and for fingers always) the first press only picks it. */
export function spot(choice: Choice, notation: string, twice = false): Attachment<HTMLElement | SVGElement> {
  return meet({
    come: (element) => choice.point(notation, element),
    go: () => choice.leave(),
    press: (element, byFinger) => choice.press(notation, element, twice || byFinger),
  });
}

/** A thing that stands for an action and is done with one press also by a finger. */
export function plainSpot(choice: Choice, notation: string): Attachment<HTMLElement | SVGElement> {
  return meet({
    come: (element) => choice.point(notation, element),
    go: () => choice.leave(),
    press: (element) => choice.press(notation, element, false),
  });
}

/** A clue of the own hand. */
export function clueSpot(choice: Choice, clue: number): Attachment<HTMLElement | SVGElement> {
  return meet({
    come: () => (choice.pointedClue = clue),
    go: () => choice.leave(),
    press: () => choice.pressClue(clue),
  });
}

/** A treasure path. */
export function pathSpot(choice: Choice, path: PathName): Attachment<HTMLElement | SVGElement> {
  return meet({
    come: (element) => choice.pointPath(path, element),
    go: () => choice.leave(),
    press: (element, byFinger) => choice.pressPath(path, element, byFinger),
  });
}

/** A thing that stands for a task; while no action of the kind is legal, a typical one says why. */
export function taskSpot(choice: Choice, task: Task, kind: string, typical: string): Attachment<HTMLElement> {
  return meet({
    come: (element) => choice.pointTask(kind, typical, element),
    go: () => choice.leave(),
    press: (element) => choice.pressTask(task, kind, typical, element),
  });
}

/** A space of the island: it tells its name, and stands for whatever can be done there. */
export function spaceSpot(choice: Choice, space: string): Attachment<HTMLElement | SVGElement> {
  return meet({
    come: (element) => {
      choice.pointedSpace = space;
      const notation = choice.at(space);
      if (notation !== null) choice.point(notation, element);
    },
    go: () => choice.leave(),
    press: (element, byFinger) => {
      choice.pointedSpace = space;
      const notation = choice.at(space);
      if (notation !== null) choice.press(notation, element, byFinger);
    },
  });
}
