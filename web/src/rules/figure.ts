import type { StillSession } from "../api/still";

/** What a picture shows of its position; the places and actions are named as the game writes them. */
export interface Picture {
  /** The part of the table, such as `board`; each game has its own. */
  part: string;
  /** The action whose outcome is shown. */
  shows?: string;
  /** The legal actions, or kinds of them, that glow; none unless named. */
  glows?: string[];
  /** Places that are counted, with a number each. */
  rings?: string[];
  /** Places that are named, as the words below name them. */
  labels?: string[];
  /** Two corners of the part of the board to be seen; the whole board unless named. */
  crop?: [string, string];
  /** The card in question, and where it would go. */
  clue?: number;
  path?: string;
  /** What the player has turned to. */
  task?: string;
}

export interface FigureProps {
  session: StillSession;
  picture: Picture;
}

/** The element of a picture of the book. */
export function figureId(name: string): string {
  return `figure-${name}`;
}

/** The session with only those legal actions that the picture lets glow or shows. */
export function onlyGlowing(session: StillSession, { shows, glows = [] }: Picture): StillSession {
  const legal = session.update.legal.filter(
    (action) => action === shows || glows.some((glow) => action === glow || action.split(" ")[0] === glow),
  );
  return session.with({ legal });
}
