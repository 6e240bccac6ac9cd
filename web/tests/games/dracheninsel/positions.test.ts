import { describe, expect, test } from "vitest";
import type { Point } from "../../../src/board/geometry";
import { fieldNamed } from "../../../src/games/dracheninsel/chart";
import { placeHunters, isBoat, placeTreasures } from "../../../src/games/dracheninsel/positions";

const pointOf = (place: string): Point => (isBoat(place) ? { x: 450, y: 87 } : fieldNamed(place));
const at = (colour: string, place: string) => ({ colour, place });

describe("hunters", () => {
  test("stand in the middle when alone, beside the treasure they keep", () => {
    expect(placeHunters([at("green", "e5")], [], pointOf)[0]).toMatchObject({ x: 0 });
    expect(placeHunters([at("green", "e5")], [{ value: 100, place: "e5" }], pointOf)[0]?.x).toBeLessThan(0);
  });

  test("stand left and right of what they carry", () => {
    const [left, right] = placeHunters([at("green", "e5"), at("red", "e5"), at("blue", "a1")], [], pointOf);
    expect([left?.x, right?.x]).toEqual([-28, 28]);
  });

  test("all fit into one boat", () => {
    const crew = ["green", "red", "blue"].map((colour) => at(colour, "boat-green"));
    const places = placeHunters(crew, [], pointOf).map(({ x }) => x);
    expect(new Set(places).size).toBe(3);
    expect(places[1]).toBe(450);
  });
});

describe("treasures", () => {
  const chest = [{ value: 150, place: "e7" }];

  test("hang on the pole of two carriers", () => {
    const carried = placeTreasures(chest, [at("green", "e7"), at("red", "e7")], pointOf)[0];
    expect(carried).toMatchObject({ carried: true, x: 200 });
  });

  test("lie beside a keeper, and large on the treasure field", () => {
    expect(placeTreasures(chest, [at("green", "e7")], pointOf)[0]).toMatchObject({ carried: false, x: 219 });
    expect(placeTreasures([{ value: 100, place: "e5" }], [], pointOf)[0]).toMatchObject({ size: 1.15, x: 0, y: 0 });
    expect(placeTreasures([{ value: 100, place: "boat-green" }], [], pointOf)[0]).toMatchObject({ x: 450 });
  });
});
