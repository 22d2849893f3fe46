import { describe, expect, it } from "vitest";
import { findDrift } from "../../scripts/lib/drift.ts";

describe("the committed contracts", () => {
  it("match the printed ones", async () => {
    expect(await findDrift()).toEqual([]);
  });
});
