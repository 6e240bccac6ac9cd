import { expect, test } from "vitest";
import { partsOf } from "../../src/rules/search";

const hits = (text: string, wanted: string): string[] =>
  partsOf(text, wanted)
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

test("words are found whatever their accents and capitals, and marked whole", () => {
  expect(hits("In der lückenlosen Reihe", "luckenlos")).toEqual(["lückenlosen"]);
  expect(hits("Les pièces et les Pieces", "pièce")).toEqual(["pièces", "Pieces"]);
});

test("the parts together are the text", () => {
  const text = "Straße, Münze, Straßenmünze: die Münzen.";
  expect(
    partsOf(text, "münze")
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
  expect(hits(text, "münze")).toEqual(["Münze", "Straßenmünze", "Münzen"]);
});

test("a single letter looks for nothing", () => {
  expect(partsOf("Anna", "a")).toEqual([{ text: "Anna", hit: false }]);
  expect(partsOf("Anna", "  ")).toEqual([{ text: "Anna", hit: false }]);
});
