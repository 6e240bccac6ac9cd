import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, EventInfo, Problem, RefusalInfo } from "../api/types";
import { LANGUAGES, firstLanguage, keepLanguage, type Language } from "./language";

type Source = string;

/** What every page needs; the texts of a game come with the game. */
const ALWAYS = ["page", "common"];

const sources = import.meta.glob<Source>(
  ["../../../src/schatzkiste/locales/*/*.ftl", "!../../../src/schatzkiste/locales/*/{cli,*-terminal}.ftl"],
  { query: "?raw", import: "default" },
);

function address(language: Language, file: string): string {
  return `../../../src/schatzkiste/locales/${language}/${file}.ftl`;
}

const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
) as Record<Language, FluentBundle>;
const wanted = new Set<string>(ALWAYS);
const loads = new Map<string, Promise<void>>();

const first = firstLanguage();
await loadFiles(first, ALWAYS);
let current = $state<Language>(first);
document.documentElement.lang = first;

export function language(): Language {
  return current;
}

/** Changes the language once its texts are there, also those of all games in use. */
export async function setLanguage(chosen: Language): Promise<void> {
  await loadFiles(chosen, [...wanted]);
  current = chosen;
  document.documentElement.lang = chosen;
  keepLanguage(chosen);
}

/** Brings the texts of a game, its words and its table, in the language in use. */
export async function loadGameTexts(game: string): Promise<void> {
  await want([game, `${game}-words`, `${game}-page`]);
}

/** Brings what is told of a game before it is played: its title, its goal, its options. */
export async function loadGameAbout(game: string): Promise<void> {
  await want([game]);
}

/** Brings what is said in the lesson of a game. */
export async function loadLesson(game: string): Promise<void> {
  await want([`${game}-lesson`]);
}

/** Brings the words of a part of the page that a newcomer does not see. */
export async function loadPart(part: "lobby" | "talk" | "table" | "replay" | "result" | "lesson"): Promise<void> {
  await want([`page-${part}`]);
}

async function want(files: readonly string[]): Promise<void> {
  for (const file of files) wanted.add(file);
  await loadFiles(current, files);
}

async function loadFiles(chosen: Language, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => loadFile(chosen, file)));
}

function loadFile(chosen: Language, file: string): Promise<void> {
  const path = address(chosen, file);
  const begun = loads.get(path) ?? readFile(chosen, path);
  loads.set(path, begun);
  begun.catch(() => loads.delete(path));
  return begun;
}

async function readFile(chosen: Language, path: string): Promise<void> {
  const source = await sources[path]?.();
  if (source !== undefined) bundles[chosen].addResource(new FluentResource(source));
}

/** The text with this id in the language in use; a missing one shows its id. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[current];
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no text ${id} in ${current}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, numbered(args), errors);
  for (const error of errors) console.error(`text ${id} in ${current}: ${error.message}`);
  return text;
}

const GROUPED_FROM = 10_000;

/** Numbers as they stand on boards and sheets: marks between thousands only from ten of them on. */
function numbered(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: Math.abs(value) >= GROUPED_FROM }) : value,
    ]),
  );
}

/** Whether there is a text with this id. */
export function hasText(id: string): boolean {
  return bundles[current].hasMessage(id);
}

/** Arguments that are seats, each with the variable that says whether it is the listener's. */
const SEAT_ARGUMENTS = { seat: "you", other: "other_you" };

/** The arguments of a text: a seat becomes the player's name, and whether it is "you". */
function spoken(args: Record<string, Arg>, names: string[], mySeat: number | null): Record<string, Arg> {
  const said = { ...args };
  for (const [argument, flag] of Object.entries(SEAT_ARGUMENTS)) {
    const seat = args[argument];
    if (typeof seat !== "number") continue;
    said[argument] = names[seat] ?? "";
    said[flag] = seat === mySeat ? "yes" : "no";
  }
  return said;
}

/** Why an action is not allowed, in the game's own words or in those all games share. */
export function refusalText(game: string, refusal: RefusalInfo, names: string[], mySeat: number | null = null): string {
  const own = `${game}-refusal-${refusal.code}`;
  return t(hasText(own) ? own : `refusal-${refusal.code}`, spoken(refusal.args, names, mySeat));
}

/** What happened, as a line of the log. */
export function eventText(game: string, event: EventInfo, names: string[], mySeat: number | null): string {
  return t(`${game}-event-${event.code}`, spoken(event.args, names, mySeat));
}

/** A word of a game's score sheet. */
export function sheetText(
  game: string,
  code: string,
  args: Record<string, Arg>,
  names: string[],
  mySeat: number | null,
): string {
  return t(`${game}-sheet-${code}`, spoken(args, names, mySeat));
}

/** What else is wrong; the page's own problems have texts of the page. */
export function problemText(problem: Problem): string {
  const own = `page-problem-${problem.code}`;
  return t(hasText(own) ? own : `problem-${problem.code}`, problem.args);
}
