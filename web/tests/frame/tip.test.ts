import { expect, test } from "vitest";
import { placeTip } from "../../src/frame/tip";

const phone = { width: 360, height: 740 };

function box(left: number, top: number, size = 60) {
  return { left, top, right: left + size, bottom: top + size };
}

test.each([
  [box(20, 300), { side: "right", left: 90, top: 300, arrow: 30 }],
  [box(250, 300), { side: "above", left: 152, top: 230, arrow: 128 }],
  [box(250, 20), { side: "below", left: 152, top: 90, arrow: 128 }],
])("beside %j", (anchor, place) => {
  expect(placeTip(anchor, 200, 60, phone)).toEqual(place);
});

test("what must stay in sight is covered only where there is no other room", () => {
  const sentence = { left: 0, top: 200, right: 360, bottom: 290 };
  expect(placeTip(box(250, 300), 200, 60, phone, sentence).side).toBe("below");
  expect(placeTip(box(250, 620), 200, 60, phone, sentence).side).toBe("above");
  const low = { width: 360, height: 400 };
  expect(placeTip(box(250, 300), 200, 60, low, sentence).side).toBe("above");
});

test("what stands in a row has its tip above it, where there is room", () => {
  expect(placeTip(box(20, 300), 200, 60, phone, null, true).side).toBe("above");
  expect(placeTip(box(20, 20), 200, 60, phone, null, true).side).toBe("right");
});

test("always inside the window", () => {
  for (let x = 0; x <= 300; x += 20) {
    for (let y = 0; y <= 680; y += 20) {
      const { left, top } = placeTip(box(x, y), 240, 90, phone);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + 240).toBeLessThanOrEqual(phone.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + 90).toBeLessThanOrEqual(phone.height);
    }
  }
});
