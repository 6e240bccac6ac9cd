import { describe, expect, test } from "vitest";
import { around, HEIGHT, rig } from "../../../src/games/schatzinsel/ship";

describe("the ship", () => {
  test("has three masts even without sails", () => {
    const ship = rig(0, 0, 0);
    expect(ship.masts).toHaveLength(3);
    expect([ship.sails, ship.chests, ship.guards]).toEqual([[], [], []]);
    expect(ship.longer).toBe(0);
  });

  test("has a sail for each tile, none over another", () => {
    for (let tiles = 1; tiles <= 20; tiles++) {
      const { sails, width } = rig(tiles, 0, 0);
      expect(sails).toHaveLength(tiles);
      sails.slice(1).forEach((sail, i) => expect(sail.x).toBeGreaterThan(sails[i]!.x + sails[i]!.width));
      expect(sails.at(-1)!.x + sails.at(-1)!.width).toBeLessThan(width);
    }
  });

  test("grows with its load", () => {
    expect(rig(4, 4, 2).width).toBeGreaterThan(rig(3, 3, 1).width);
    expect(rig(3, 0, 2).width).toBeGreaterThan(rig(3, 0, 1).width);
  });

  test("shows three guards at most", () => {
    expect(rig(0, 0, 8).guards).toHaveLength(3);
  });
});

test("a finger finds all chests from above them to the keel", () => {
  const { chests } = rig(3, 4, 1);
  const box = around(chests);
  expect(box.x).toBeLessThan(chests[0]!.x);
  expect(box.x + box.width).toBeGreaterThan(chests.at(-1)!.x + chests.at(-1)!.width);
  expect(box.y + box.height).toBe(HEIGHT);
});
