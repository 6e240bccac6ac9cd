import type { Manners } from "../api/types";

/** What a table agrees on unless somebody wishes otherwise. */
export const USUAL_MANNERS: Manners = {
  listed: false,
  watching: true,
  spectators_talk: false,
  patience: 180,
  window: 4,
  clock: 0,
  reserve: 0,
  hints: false,
};

export type Manner = keyof Manners;

/** What can be chosen for each of them: yes and no, or seconds; the usual first. */
export const VALUES = {
  listed: [false, true],
  watching: [true, false],
  spectators_talk: [false, true],
  patience: [180, 900, 86_400, 0],
  window: [4, 8, 15, 0],
  clock: [0, 60, 120, 86_400],
  reserve: [0, 120, 600, 86_400],
  hints: [false, true],
} as const satisfies { [Name in Manner]: readonly Manners[Name][] };

/** Who is at a table, as far as manners go. */
export interface Company {
  /** In the game others may reply to what somebody does, for which a window stays open. */
  hasWindows: boolean;
  /** More than one person plays. */
  people: boolean;
  /** Somebody comes from elsewhere. */
  friends: boolean;
}

/** The manners that make a difference at such a table. */
export function mannersFor({ hasWindows, people, friends }: Company, { watching, clock }: Manners): Manner[] {
  const matters: Record<Manner, boolean> = {
    listed: friends,
    watching: true,
    spectators_talk: watching && people,
    patience: friends,
    window: people && hasWindows,
    clock: people,
    reserve: people && clock > 0,
    hints: people,
  };
  return (Object.keys(matters) as Manner[]).filter((name) => matters[name]);
}

/** Remembered manners, the usual ones where they are not possible. */
export function politeManners(kept: Record<string, unknown>): Manners {
  const possible = (name: Manner): boolean => (VALUES[name] as readonly unknown[]).includes(kept[name]);
  const chosen = (Object.keys(VALUES) as Manner[]).filter(possible).map((name) => [name, kept[name]]);
  return { ...USUAL_MANNERS, ...(Object.fromEntries(chosen) as Partial<Manners>) };
}
