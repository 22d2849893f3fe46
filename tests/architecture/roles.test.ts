import { describe, expect, it } from "vitest";
import { roleChecks } from "./support/roles.ts";
import { readSources } from "./support/sources.ts";

const web = await readSources(["web/src"]);

describe("the web client", () => {
  it("never decides by role: the permission fields say what one may do", () => {
    expect(web.length).toBeGreaterThan(0);
    expect(roleChecks(web)).toEqual([]);
  });

  it.each([
    ["if (viewer.role === 'JOURNO') show();", "compares a role"],
    ["const ok = 'admin' !== role;", "compares a role"],
    ["const ok = viewer.roles.includes('PR');", "looks for a role"],
    ["const ok = roles.some(isStaff);", "looks for a role"],
    ["switch (user.role) { default: }", "switches on a role"],
  ])("would be seen doing so: %s", (text, what) => {
    expect(roleChecks([{ path: "web/src/x.ts", text }])).toEqual([`web/src/x.ts:1: ${what}`]);
  });

  it.each([
    "const heading = node.role === 'heading';",
    "const journo = author.type === 'JOURNO';",
    "const names = roles.map(label);",
  ])("may still do this: %s", (text) => {
    expect(roleChecks([{ path: "web/src/x.ts", text }])).toEqual([]);
  });
});
