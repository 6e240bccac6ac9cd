import { expect, test } from "vitest";
import { crossroads } from "../../../src/games/schatzinsel/chart";
import { countLines } from "../../../src/games/schatzinsel/count";

test("lines reach from the tile to the farthest fields that count, in its row and its column", () => {
  const place = { row: 3, column: 3 };
  const left = crossroads({ row: 3, column: 2 });
  const top = crossroads({ row: 1, column: 3 });
  const own = crossroads(place);
  const counted = [
    { row: 1, column: 3 },
    { row: 2, column: 3 },
    { row: 3, column: 2 },
  ];
  expect(countLines(place, counted)).toBe(`M${left.x} ${left.y}H${own.x}M${top.x} ${top.y}V${own.y}`);
});
