import { describe, expect, test } from "vitest";
import { arrange } from "../../../src/games/tobago/places";

const nothing = { landmark: false, amulet: false, vehicles: 0, markers: 0 };

describe("the things on one space", () => {
  test("stand in the middle when they are alone", () => {
    expect(arrange({ ...nothing, markers: 1 }).markers).toEqual([{ x: 0, y: 0, size: 26 }]);
    expect(arrange({ ...nothing, vehicles: 1 }).vehicles[0]).toMatchObject({ x: 0, size: 34 });
    expect(arrange({ ...nothing, amulet: true }).amulet).toMatchObject({ x: 0, y: 0 });
  });

  test("make room for markers below", () => {
    const { landmark, markers } = arrange({ ...nothing, landmark: true, markers: 2 });
    expect(landmark.y).toBeLessThan(-5);
    expect(markers.map(({ y }) => y)).toEqual([14, 14]);
    expect(markers[0]!.x).toBeLessThan(markers[1]!.x);
  });

  test("stand side by side", () => {
    const { landmark, vehicles } = arrange({ ...nothing, landmark: true, vehicles: 2 });
    const across = [landmark, ...vehicles].map(({ x }) => x);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    expect(new Set(across).size).toBe(3);
  });

  test("never leave the space", () => {
    for (const landmark of [false, true])
      for (const amulet of [false, true])
        for (let vehicles = 0; vehicles <= 4; vehicles++)
          for (let markers = 0; markers <= 4; markers++) {
            const all = arrange({ landmark, amulet, vehicles, markers });
            for (const { x, y } of [all.landmark, all.amulet, ...all.vehicles, ...all.markers])
              expect(Math.hypot(x, y)).toBeLessThan(27);
          }
  });
});
