import { describe, expect, test } from "vitest";
import { berths, laps, stopAt, stops } from "../../../src/games/schatzinsel/track";

describe("the score track", () => {
  test.each([
    [0, 30, 30],
    [10, 630, 30],
    [15, 930, 30],
    [27, 930, 750],
    [30, 930, 930],
    [35, 630, 930],
    [45, 30, 930],
    [59, 30, 90],
  ])("%i points lie at %i, %i", (points, x, y) => {
    expect(stopAt(points, 60)).toEqual({ x, y });
  });

  test("it begins anew after a lap (SI-1.4)", () => {
    expect(stopAt(67, 60)).toEqual(stopAt(7, 60));
    expect([59, 60, 120].map((points) => laps(points, 60))).toEqual([0, 1, 2]);
  });

  test("it has as many stops as a lap has fields, all apart", () => {
    for (const lap of [40, 60, 100]) {
      expect(new Set(stops(lap).map(({ x, y }) => `${x} ${y}`)).size).toBe(lap);
    }
  });
});

describe("boats", () => {
  test("one alone lies at its stop", () => {
    expect(berths([5, 12], 60)).toEqual([0, 0]);
  });

  test("those at one stop lie abreast around it", () => {
    expect(berths([10, 10, 4], 60)).toEqual([-14, 14, 0]);
  });

  test("a lap ahead is the same stop", () => {
    expect(berths([10, 70], 60)).toEqual([-14, 14]);
  });

  test("at the ends of the track all stay inside", () => {
    const beside = berths([0, 0, 0, 0], 60);
    expect(Math.min(...beside)).toBe(10);
    expect(new Set(beside).size).toBe(4);
  });
});
