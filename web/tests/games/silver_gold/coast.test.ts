import { expect, test } from "vitest";
import { EDGE, groundOf, WINDOW } from "../../../src/games/silver_gold/card";
import { coast, edge, FIELD } from "../../../src/games/silver_gold/coast";
import { cellsOf } from "../../../src/games/silver_gold/grid";

const count = (path: string): number => path.split("Z").length - 1;

test("the line around a pattern goes along the sides of its cells", () => {
  expect(edge(cellsOf("a1b1"))).toBe("M0 0L60 0L120 0L120 60L60 60L0 60Z");
});

test("an island has one coast, and one more for each lake", () => {
  expect(count(coast(["####", "####", "####"]))).toBe(1);
  expect(count(coast(["####", "#.##", "####"]))).toBe(2);
});

test("a coast keeps its shape whatever is drawn elsewhere", () => {
  const lake = coast(["####", "#.##", "####"]).split("Z")[1];
  expect(coast(["####.", "#.###", "####."]).split("Z")[1]).toBe(lake);
});

test("an island lies in the middle of its card, and large ones are drawn smaller", () => {
  expect(groundOf(["####", "####"], "large", false)).toMatchObject({ columns: 4, rows: 2, scale: 1, x: 30 });
  expect(groundOf(["#####", "#...."], "small", false)).toMatchObject({ columns: 5, rows: 2, scale: 0.8, x: 30 });
});

test.each(["small", "large"] as const)("beside names of columns and rows a whole island fits a %s card", (size) => {
  for (const rows of [["#####"], ["####", "####", "####", "####"], ["#", "#", "#", "#", "#"]]) {
    const { x, y, columns, scale } = groundOf(rows, size, true);
    const { x: left, y: top, width, height } = WINDOW[size];
    expect(x).toBeGreaterThan(left + EDGE[size]);
    expect(y).toBeGreaterThan(top + EDGE[size]);
    expect(x + columns * FIELD * scale).toBeLessThan(left + width);
    expect(y + rows.length * FIELD * scale).toBeLessThan(top + height);
  }
});
