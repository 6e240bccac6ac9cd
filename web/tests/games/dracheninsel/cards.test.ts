import { describe, expect, test } from "vitest";
import { halvesOf, isGreen, isTerrain, playing, terrainOf, titleLines } from "../../../src/games/dracheninsel/cards";

test("a colour has a terrain", () => {
  expect([terrainOf("green"), terrainOf("red"), terrainOf("grey")]).toEqual(["forest", "volcano", "mountain"]);
});

test("a card has one or two uses, green ones also in the turns of others", () => {
  expect(halvesOf("flight")).toEqual(["flight"]);
  expect(halvesOf("betrayal-terror").map(isGreen)).toEqual([true, false]);
  expect([isTerrain("water"), isTerrain("curse")]).toEqual([true, false]);
});

test("a half of an action card is played by its own action", () => {
  expect(playing("flight", "flight")).toBe("flight");
  expect(playing("betrayal-terror", "terror")).toBe("terror betrayal-terror");
  expect(playing("betrayal-terror", "betrayal")).toBe("betray betrayal-terror");
  expect(playing("slumber", "slumber")).toBe("stop slumber");
  expect(() => playing("water", "water")).toThrow('"water"');
});

describe("a title", () => {
  test("stays in one line when it is short", () => {
    expect(titleLines("Wald", 11)).toEqual(["Wald"]);
    expect(titleLines("Gegen\u00adzauber", 11)).toEqual(["Gegenzauber"]);
  });

  test("is broken evenly between words, else at a soft hyphen", () => {
    expect(titleLines("Tollkühner Flug", 11)).toEqual(["Tollkühner", "Flug"]);
    expect(titleLines("Angst & Schrecken", 11)).toEqual(["Angst &", "Schrecken"]);
    expect(titleLines("Drachen\u00adpatrouille", 11)).toEqual(["Drachen-", "patrouille"]);
    expect(titleLines("Unbreakableword", 11)).toEqual(["Unbreakableword"]);
  });
});
