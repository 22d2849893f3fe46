import { describe, expect, it } from "vitest";
import { roleChecks } from "./support/roles.ts";
import { readSources } from "./support/sources.ts";

const web = await readSources(["web/src"]);

describe("the web client", () => {
  it("never decides by role, only by permission fields", () => {
    expect(web.length).toBeGreaterThan(0);
    expect(roleChecks(web)).toEqual([]);
  });

  it.each([
    ["if (viewer.role === 'JOURNO') show();", "compares a role"],
    ["const ok = 'admin' !== role;", "compares a role"],
    ["const ok = viewer.roles.includes('PR');", "searches for a role"],
    ["const ok = roles.some(isStaff);", "searches for a role"],
    ["switch (user.role) { default: }", "switches on a role"],
  ])("is reported for a role check: %s", (text, what) => {
    expect(roleChecks([{ path: "web/src/x.ts", text }])).toEqual([`web/src/x.ts:1: ${what}`]);
  });

  it.each([
    "const heading = node.role === 'heading';",
    "const journo = author.type === 'JOURNO';",
    "const names = roles.map(label);",
  ])("is not reported for: %s", (text) => {
    expect(roleChecks([{ path: "web/src/x.ts", text }])).toEqual([]);
  });
});
