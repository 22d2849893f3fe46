import { describe, expect, it } from "vitest";
import { findDrift } from "../../scripts/lib/drift.ts";

describe("the contracts and what follows from them", () => {
  it("are what printing them again gives", async () => {
    expect(await findDrift()).toEqual([]);
  }, 120_000);
});
