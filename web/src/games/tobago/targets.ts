import type { Attachment } from "svelte/attachments";
import { interactive } from "../../board/interactive";
import type { PathName } from "./actions";
import type { Choice, Task } from "./choice.svelte";

/** A clue of the own hand. */
export function clueTarget(choice: Choice, clue: number, about: string): Attachment<HTMLElement | SVGElement> {
  return interactive({
    enter: (element) => {
      choice.pointedClue = clue;
      choice.tell(about, element);
    },
    leave: () => choice.leave(),
    press: () => choice.pressClue(clue),
    hold: (element) => choice.tell(about, element),
  });
}

/** A treasure path. */
export function pathTarget(choice: Choice, path: PathName): Attachment<HTMLElement | SVGElement> {
  return interactive({
    enter: (element) => choice.pointPath(path, element),
    leave: () => choice.leave(),
    press: (element, byFinger) => choice.pressPath(path, element, byFinger),
  });
}

/** A thing that stands for a task; while no action of the kind is legal, a typical one says why. */
export function taskTarget(
  choice: Choice,
  task: Task,
  kind: string,
  typical: string,
  about: string,
): Attachment<HTMLElement | SVGElement> {
  return interactive({
    enter: (element) => choice.pointTask(kind, typical, element, about),
    leave: () => choice.leave(),
    press: (element) => choice.pressTask(task, kind, typical, element, about),
    hold: (element) => choice.tell(about, element),
  });
}

/** A space of the island: it tells its name and what lies there, and stands for whatever can be done there. */
export function spaceTarget(choice: Choice, space: string, about: () => string): Attachment<HTMLElement | SVGElement> {
  return interactive({
    enter: (element) => {
      choice.pointedSpace = space;
      const notation = choice.at(space);
      if (notation === null) choice.tell(about(), element);
      else choice.point(notation, element, about());
    },
    leave: () => choice.leave(),
    press: (element, byFinger) => {
      choice.pointedSpace = space;
      const notation = choice.at(space);
      if (notation !== null) choice.press(notation, element, byFinger, about());
      else if (choice.startsAt(space)) choice.wanted = "drive";
      else if (byFinger) choice.tell(about(), element);
    },
    hold: (element) => choice.tell(about(), element),
  });
}
