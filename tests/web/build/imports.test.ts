import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { importedBy, reExportedBy } from "../../../web/build/imports.ts";

const program = (code: string) => parseSync("module.js", code).program;
const names = (...all: string[]) => new Set(all);

describe("importedBy", () => {
  it("returns the names of static imports, or all for a namespace, and skips dynamic imports", () => {
    const module = program(`
      import Heart, { Bell as Alarm } from "icons";
      import * as react from "react";
      import "./styles.css";
      export { a as b } from "./a.js";
      export * from "./all.js";
      export const later = () => import("./later.js");
    `);
    expect(importedBy(module)).toEqual([
      { source: "icons", names: names("default", "Bell") },
      { source: "react", names: "all" },
      { source: "./styles.css", names: names() },
      { source: "./a.js", names: names("a") },
      { source: "./all.js", names: "all" },
    ]);
  });
});

describe("reExportedBy", () => {
  it("resolves exports of an index module to the modules that define them", () => {
    const index = program(`
      "use client";
      import { Menu as M, Item } from "./menu.js";
      import * as calendars from "./calendars.js";
      export { M as Menu, Item, calendars };
      export { default as Heart } from "./heart.js";
      export { default as Bell } from "./bell.js";
    `);
    expect(reExportedBy(index, names("Menu", "Heart"))).toEqual([
      { source: "./menu.js", names: names("Menu") },
      { source: "./heart.js", names: names("default") },
    ]);
    expect(reExportedBy(index, names("calendars"))).toEqual([{ source: "./calendars.js", names: "all" }]);
  });

  it("returns null for modules with own code, and when everything is imported", () => {
    expect(reExportedBy(program(`export { a } from "./a.js"; export const b = 1;`), names("b"))).toBeNull();
    expect(reExportedBy(program(`export { a } from "./a.js";`), "all")).toBeNull();
  });
});
