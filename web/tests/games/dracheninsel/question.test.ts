import { describe, expect, test } from "vitest";
import { LegalActions } from "../../../src/board/legal";
import { questionOf } from "../../../src/games/dracheninsel/question";

describe("the question", () => {
  const asked = (...legal: string[]) => questionOf(new LegalActions(legal));

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
