import { describe, expect, test } from "vitest";
import { Moves, objectOf } from "../../../src/games/dracheninsel/moves";
import { ACTIONS, numbers } from "./table";

describe("moves", () => {
  const moves = new Moves(ACTIONS, numbers("step d4", "step boat-green", "flight", "terror betrayal-terror", "end"));

  test("are found by their notation", () => {
    expect(ACTIONS[moves.number("land e5")]?.notation).toBe("land e5");
    expect(() => moves.number("step z9")).toThrow('"step z9"');
    expect([moves.knows("over d4"), moves.knows("over boat-red")]).toEqual([true, false]);
  });

  test("know what is legal, also by kind", () => {
    expect([moves.allows("step d4"), moves.allows("step d5")]).toEqual([true, false]);
    expect(moves.of("step")).toEqual(["step d4", "step boat-green"]);
    expect(moves.of("flight")).toEqual(["flight"]);
    expect(moves.of("pay")).toEqual([]);
  });
});

describe("the question", () => {
  const asked = (...legal: string[]) => new Moves(ACTIONS, numbers(...legal)).question;

  test("is told by what can be answered", () => {
    expect(asked("step d4", "flight", "pass", "end")).toBe("turn");
    expect(asked("pay forest", "pay water")).toBe("pay");
    expect(asked("toss forest", "done")).toBe("toss");
    expect(asked("stop slumber", "let-go")).toBe("stop");
    expect(asked("counter betrayal-counterspell", "let-go")).toBe("counter");
    expect(asked("share", "betray betrayal-terror")).toBe("share");
    expect(asked("betray betrayal-terror", "yield")).toBe("answer");
    expect(asked("go-on")).toBe("go-on");
  });

  test("is how to leave the treasure field when the turn cannot end", () => {
    expect(asked("step d4", "flight")).toBe("exit");
  });

  test("is none while others play", () => {
    expect(asked()).toBeNull();
  });
});

test("a notation names its object", () => {
  expect([objectOf("step d4"), objectOf("end")]).toEqual(["d4", null]);
});
