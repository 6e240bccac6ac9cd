import { recall, remember } from "../storage";

const THEMES = ["auto", "light", "dark"] as const;
const MOTIONS = ["auto", "lively", "calm"] as const;
export const SPEEDS = ["slow", "normal", "fast", "at-once", "step"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];

/** How this browser shows the games; "auto" follows the system. */
export interface Settings {
  theme: Theme;
  motion: Motion;
  /** How long each thing that others do is shown; "step" waits for the player. */
  speed: Speed;
  /** Trails and marks of what others did since the own last decision. */
  trails: boolean;
  /** Names of places on the board. */
  labels: boolean;
  sounds: boolean;
  /** A notice by the browser when it is one's turn and the page is not in sight. */
  notices: boolean;
  /** On touch screens a tap only selects; a second tap or the main button acts. */
  confirmTouch: boolean;
  /** Ask after every action of others whether to call Stop, not only where it matters. */
  everyStop: boolean;
  /** A short note when something appears for the first time. */
  notes: boolean;
}

const STORED_AS = "schatzkiste-settings";
const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  speed: "normal",
  trails: true,
  labels: false,
  sounds: false,
  notices: false,
  confirmTouch: true,
  everyStop: false,
  notes: true,
};
const CHOICES: Partial<Record<keyof Settings, readonly string[]>> = { theme: THEMES, motion: MOTIONS, speed: SPEEDS };
const READING_MS: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 500, "at-once": 0, step: Infinity };

const values = $state(kept());
const system = $state({ dark: false, still: false });

/** The settings: assigning to one applies it at once and keeps it in this browser. */
export const settings: Settings = new Proxy(values, {
  set(target, name, value) {
    Reflect.set(target, name, value);
    remember(STORED_AS, JSON.stringify(target));
    apply();
    return true;
  },
});

/** Milliseconds for which each visible event is shown; without end where the player steps. */
export function readingTime(): number {
  return READING_MS[settings.speed];
}

/** Whether nothing may move. */
export function isCalm(): boolean {
  return settings.motion === "calm" || (settings.motion === "auto" && system.still);
}

/** Whether the page is dark. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && system.dark);
}

/** What was kept, with the default for everything that is missing or makes no sense. */
function kept(): Settings {
  const found: Settings = { ...DEFAULTS };
  for (const [name, value] of Object.entries(stored())) {
    const field = name as keyof Settings;
    const isFitting = CHOICES[field]?.includes(value as string) ?? typeof value === typeof DEFAULTS[field];
    if (name in DEFAULTS && isFitting) Object.assign(found, { [name]: value });
  }
  return found;
}

function stored(): object {
  try {
    const value: unknown = JSON.parse(recall(STORED_AS) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The styles ask the root: `data-theme` is light or dark, `data-motion` is calm or lively. */
function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = isCalm() ? "calm" : "lively";
}

/** Applies what was kept, and from now on what the system wishes. */
export function applySettings(): void {
  follow("(prefers-color-scheme: dark)", "dark");
  follow("(prefers-reduced-motion: reduce)", "still");
}

function follow(query: string, wish: keyof typeof system): void {
  const media = matchMedia(query);
  const hear = (): void => {
    system[wish] = media.matches;
    apply();
  };
  media.addEventListener("change", hear);
  hear();
}
