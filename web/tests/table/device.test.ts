import { beforeEach, expect, test, vi } from "vitest";
import type { EventInfo, PartyMessage, Update } from "../../src/api/types";
import { Device } from "../../src/table/device.svelte";
import { openBrowser } from "../browser";
import { Line } from "../line";

const secret = (view: object): boolean => "hand" in view;

let device: Device;

beforeEach(() => {
  openBrowser();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
});

function share(people: number): void {
  device = new Device(
    "t1",
    Array.from({ length: people }, (_, seat) => `key ${seat}`),
  );
  device.learn(secret);
  for (const line of Line.all) line.accept();
}

/** What a seat is told: whom it knows to be asked, and whether it holds something hidden. */
function tell(seat: number, toAct: number[], change: Partial<Update> = {}): void {
  const update = {
    type: "update",
    seq: 1,
    seat,
    seats: [],
    game: "tobago",
    to_act: toAct,
    legal: [],
    over: false,
    log_from: 0,
    log: [],
    whole: true,
    view: { hand: [] },
    ...change,
  };
  Line.all[seat]!.say(update as unknown as Update);
}

function tellAll(toAct: number[], change: Partial<Update> = {}): void {
  for (let seat = 0; seat < Line.all.length; seat++) tell(seat, toAct, change);
}

const seatOf = (session: Device["open"]): number | null | undefined => session?.update?.seat;

test("one person alone has the device at once", () => {
  share(1);
  tellAll([0]);
  expect(seatOf(device.open)).toBe(0);
  expect(device.isShared).toBe(false);
});

test("at first nobody sees anything; whoever is due is named and opens it", () => {
  share(2);
  tellAll([1]);
  expect(device.open).toBeNull();
  expect(seatOf(device.wanted)).toBe(1);
  device.lift(device.wanted!);
  expect(seatOf(device.open)).toBe(1);
});

test("the device stays with whoever is due again, and goes behind the curtain to somebody else", () => {
  share(2);
  tellAll([0]);
  device.lift(device.wanted!);
  tellAll([0]);
  expect(device.wanted).toBe(device.open);
  tellAll([1]);
  expect(seatOf(device.wanted)).toBe(1);
  device.passTo(device.wanted!);
  expect(device.open).toBeNull();
});

test("nobody is called for a question that the others do not know of", () => {
  share(2);
  tellAll([0]);
  device.lift(device.wanted!);
  tell(1, [0, 1]);
  expect(seatOf(device.due)).toBe(0);
  expect(seatOf(device.wanted)).toBe(0);
});

test("where nothing is hidden the next one has the table at once", () => {
  share(2);
  tellAll([0], { view: {} });
  device.passTo(device.wanted!);
  expect(seatOf(device.open)).toBe(0);
});

test("of several who are due the one with the device goes on", () => {
  share(3);
  tellAll([0, 1, 2]);
  expect(seatOf(device.wanted)).toBe(0);
  device.lift(device.sessions[2]!);
  expect(seatOf(device.wanted)).toBe(2);
  tellAll([0, 1]);
  expect(seatOf(device.wanted)).toBe(0);
});

test("somebody may look without being due, until somebody else is", () => {
  share(3);
  tellAll([0]);
  device.lift(device.wanted!);
  device.ask(device.sessions[1]!);
  expect(device.open).toBeNull();
  expect(seatOf(device.wanted)).toBe(1);
  tellAll([2]);
  expect(seatOf(device.wanted)).toBe(2);
});

test("after the end nothing is hidden", () => {
  share(2);
  tellAll([], { over: true });
  device.passTo(device.wanted!);
  expect(device.open).not.toBeNull();
});

test("somebody who has brought the own seat here a second time shares the device with nobody", () => {
  share(2);
  expect(device.isShared).toBe(true);
  tell(0, [1], { seat: 1 });
  tell(1, [1], { seat: 1 });
  expect(device.isShared).toBe(false);
  expect(device.wanted).toBe(device.sessions[0]);
  device.passTo(device.wanted!);
  expect(device.open).toBe(device.sessions[0]);
  Line.all[0]!.say({ type: "problem", code: "signed-out", args: {} });
  expect(device.here).toEqual([device.sessions[1]]);
});

test("before the curtain only what everybody saw alike is told", () => {
  share(2);
  const event = (code: string, card?: string): EventInfo => ({ code, args: card ? { card } : {} });
  tell(0, [0], { log: [{ own: null, events: [event("drawn", "gold"), event("driven")] }] });
  tell(1, [0], { log: [{ own: null, events: [event("drawn"), event("driven")] }] });
  expect(device.seenByAll(5)).toEqual([event("driven")]);
});

test("before the game the host speaks for the device, whoever sits here first", () => {
  share(2);
  const room = (started: boolean) => {
    for (const [seat, line] of Line.all.entries())
      line.say({ type: "party", seat, host: 1, started, seats: [], talk: [], talk_from: 0 } as unknown as PartyMessage);
  };
  expect(device.host).toBeNull();
  room(false);
  expect(device.host).toBe(device.sessions[1]);
  room(true);
  expect(device.host).toBeNull();
});
