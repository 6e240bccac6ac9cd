import type { Update } from "../api/types";
import { settings } from "./settings.svelte";

export type Sound = "turn" | "other" | "refusal" | "end";

interface Note {
  hertz: number;
  /** Seconds after the first note. */
  at: number;
  /** Seconds until it has died away. */
  length: number;
  loudness: number;
  wave: OscillatorType;
}

const bell = (hertz: number, at = 0): Note => ({ hertz, at, length: 0.9, loudness: 0.07, wave: "sine" });
const knock = (hertz: number, at = 0): Note => ({ hertz, at, length: 0.14, loudness: 0.06, wave: "triangle" });

const NOTES: Record<Sound, Note[]> = {
  turn: [bell(659), bell(880, 0.14)],
  other: [knock(262)],
  refusal: [knock(147), knock(131, 0.09)],
  end: [bell(440), bell(554, 0.15), bell(659, 0.3), bell(880, 0.45)],
};
const ATTACK = 0.012;
const SILENCE = 0.0001;

let speaker: AudioContext | undefined;

/** Plays a sound, if the player wants sounds. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  // Browsers keep a page silent until its first press.
  void speaker.resume();
  for (const note of NOTES[sound]) strike(speaker, note);
}

function strike(out: AudioContext, { hertz, at, length, loudness, wave }: Note): void {
  const start = out.currentTime + at;
  const tone = new OscillatorNode(out, { type: wave, frequency: hertz });
  const volume = new GainNode(out, { gain: SILENCE });
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  tone.connect(volume).connect(out.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** What a change at the table sounds like to the one who sees it. */
export function soundOf(before: Update, now: Update): Sound | null {
  const isAsked = ({ seat, to_act }: Update): boolean => seat !== null && to_act.includes(seat);
  const last = now.log.at(-1);
  // Somebody came or went, and the position is the same.
  if (now.view === before.view) return null;
  if (now.over) return before.over ? null : "end";
  if (isAsked(now) && !isAsked(before)) return "turn";
  return last && last.own === null && last.events.length > 0 ? "other" : null;
}
