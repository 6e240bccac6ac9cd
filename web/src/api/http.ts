import type {
  DeviceCode,
  GameInfo,
  Invitation,
  Join,
  Joined,
  Knock,
  LayPosition,
  LessonTable,
  LessonWanted,
  NewDevice,
  NewTable,
  OpenTable,
  PlayOn,
  PositionFile,
  Problem,
  RecordFile,
  RecordShown,
  Room,
  TableKey,
  TableMade,
  TableSummary,
  TakePosition,
  TakeSeat,
  TypedCode,
} from "./types";

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export const UNREACHABLE: Problem = { type: "problem", code: "unreachable", args: {} };
const NO_CONTENT = 204;
const UNREADABLE: Problem = { type: "problem", code: "unreadable", args: {} };

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

function ask<T>(path: string, body?: unknown): Promise<Answer<T>> {
  return request(path, posting(body));
}

async function request<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(new URL(`api/${path}`, document.baseURI), init);
  } catch {
    return { ok: false, problem: UNREACHABLE };
  }
  if (response.status === NO_CONTENT) return { ok: true, value: undefined as T };
  const content: unknown = await response.json().catch(() => null);
  if (response.ok && content !== null) return { ok: true, value: content as T };
  return { ok: false, problem: isProblem(content) ? content : UNREADABLE };
}

function posting(body: unknown): RequestInit {
  if (body === undefined) return {};
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export const games = (): Promise<Answer<GameInfo[]>> => ask("games");
export const makeTable = (table: NewTable): Promise<Answer<TableMade>> => ask("tables", table);
/** The pieces of each seat at such a table. */
export const piecesOf = (table: NewTable): Promise<Answer<string[][]>> => ask("pieces", table);
export const myTables = (keys: TableKey[]): Promise<Answer<TableSummary[]>> => ask("mine", keys);

/** Clears one's table away, or only leaves it where other people sit. */
export const deleteTable = (key: TableKey): Promise<Answer<void>> => ask("delete", key);

/** The listed tables that wait for somebody. */
export const openTables = (): Promise<Answer<OpenTable[]>> => ask("open");
/** The table a typed code leads to. */
export const findByCode = (code: TypedCode): Promise<Answer<Room>> => ask("code", code);
/** The waiting table behind an invitation. */
export const knock = (at: Knock): Promise<Answer<Room>> => ask("room", at);
export const join = (request: Join): Promise<Answer<Joined>> => ask("join", request);
/** A new invitation; every earlier one has ended. */
export const invite = (host: TableKey): Promise<Answer<Invitation>> => ask("invite", host);
/** A code for one more device, or for whoever takes the seat over. */
export const deviceCode = (request: NewDevice): Promise<Answer<DeviceCode>> => ask("device", request);
export const takeSeat = (request: TakeSeat): Promise<Answer<Joined>> => ask("take", request);

/** A table for practice that goes on after a step of a finished game. */
export const playOn = (wanted: PlayOn): Promise<Answer<TableMade>> => ask("practice", wanted);
/** A table at which practice begins once more as it did at another. */
export const practiseAgain = (begun: TableKey): Promise<Answer<TableMade>> => ask("practice/again", begun);
/** The table at which a record can be looked at. */
export const showRecord = (file: RecordFile): Promise<Answer<RecordShown>> => ask("records", file);

/** The table of a lesson, as it is before one of its steps. */
export const beginLesson = (wanted: LessonWanted): Promise<Answer<LessonTable>> => ask("lessons", wanted);

/** A step of a game as a file. */
export const takePosition = (wanted: TakePosition): Promise<Answer<PositionFile>> => ask("position", wanted);
/** A table for practice that begins with a position from a file. */
export const layPosition = (wanted: LayPosition): Promise<Answer<TableMade>> => ask("positions", wanted);

/** The record of a finished game, for whoever holds a key to it, or may watch there. */
export function recordOf(table: string, key: string | null): Promise<Answer<object>> {
  const headers: HeadersInit = key === null ? {} : { authorization: `Bearer ${key}` };
  return request(`tables/${encodeURIComponent(table)}/record`, { headers });
}
