import { expect, test } from "vitest";
import { seedHash } from "../../src/frame/seed";

test("the hash is the one the server publishes", async () => {
  expect(await seedHash("6f1c")).toBe("d572943563ebafb0f2bf03f4ceb703fd80ca170279e833579b1e979fcd03d1b6");
});
