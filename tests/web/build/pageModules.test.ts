import { parseSync } from "vite";
import { expect, test } from "vitest";
import { pageModules } from "../../../web/build/pageModules.ts";

const findModules = (code: string) =>
  Object.fromEntries(pageModules(parseSync("module.js", code).program, (name) => name !== "other"));

test("the modules of a screen are those that it imports when it loads", () => {
  const found = findModules(`
    import { query } from "../screen.js";
    const shared = query({ load: () => import("./Shared.js") });
    const ofTab = (tab) => query({ load: async () => (await import("./Tabs.js")).of(tab) });
    function twice() {
      return Promise.all([import("./First.js"), import("./Second.js")]);
    }
    export const screens = {
      plain: query({ load: async ({ plain }) => (await import("./Plain.js")).of(plain) }),
      "with.dot": ofTab("dot"),
      shared,
      twice: query({ load: twice }),
      other: query({ load: () => import("./Other.js") }),
      ...elsewhere,
    };
  `);
  expect(found).toEqual({
    plain: ["./Plain.js"],
    "with.dot": ["./Tabs.js"],
    shared: ["./Shared.js"],
    twice: ["./First.js", "./Second.js"],
  });
});

test("a screen without an import has no modules", () => {
  expect(findModules(`const screens = { fixed: query({ load: () => Fixed }) };`)).toEqual({ fixed: [] });
});
