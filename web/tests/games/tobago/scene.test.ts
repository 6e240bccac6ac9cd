import { describe, expect, test } from "vitest";
import { sceneOf } from "../../../src/games/tobago/scene";
import { verdictOf } from "../../../src/games/tobago/verdict";
import { fit, path, table } from "./table";

const brown = path("brown", ["g6", "g7"]);

describe("the scene on the island", () => {
  test("holds landmarks, amulets, vehicles and markers", () => {
    const { things, cars, markers, taken } = sceneOf(table(), null, null);
    expect(things.map(({ symbol }) => symbol).toSorted()).toEqual(["amulet", "hut"]);
    expect(cars.map(({ seat }) => seat)).toEqual([0]);
    expect(markers.map(({ key }) => key).toSorted()).toEqual(["black g7", "brown g6", "brown g7"]);
    expect([...taken].toSorted()).toEqual(["g6", "g7", "h6"]);
  });

  test("shows what a clue would leave of a path", () => {
    const { markers } = sceneOf(table(), brown, fit("brown", ["g6"], ["g7"]));
    const fates = Object.fromEntries(markers.map(({ key, fate }) => [key, fate]));
    expect(fates).toEqual({ "brown g6": "stays", "brown g7": "goes", "black g7": "other" });
  });

  test("shows a path alone as it lies", () => {
    const { markers } = sceneOf(table(), brown, null);
    expect(markers.filter(({ path: name }) => name === "brown").every(({ fate }) => fate === "plain")).toBe(true);
  });

  test("marks a located treasure", () => {
    const { markers } = sceneOf(table(), null, null);
    expect(markers.filter(({ located }) => located).map(({ key }) => key)).toEqual(["black g7"]);
  });
});

describe("the verdict of a path", () => {
  test("says whether the clue fits", () => {
    expect(verdictOf(brown, fit("brown", ["g6"], ["g7"]))).toBe("fits");
    expect(verdictOf(brown, fit("brown", [], ["g6", "g7"]))).toBe("refused");
    expect(verdictOf(brown, null)).toBe("quiet");
  });

  test("of a located path is that it is found", () => {
    expect(verdictOf(path("black", ["g7"]), fit("black", [], ["g7"]))).toBe("located");
  });
});
