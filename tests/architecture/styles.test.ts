import { describe, expect, it } from "vitest";
import { buildStale } from "../../scripts/lib/bundles.ts";
import { definedClasses, undefinedClasses, unusedStates } from "./support/classes.ts";
import { readSources } from "./support/sources.ts";

const code = await readSources(["web/src"]);

describe("classes", () => {
  it("are defined by a style sheet", async () => {
    await buildStale();
    expect(undefinedClasses(code, await definedClasses())).toEqual([]);
  });

  it.each([
    ['const a = <a className="p-1 flx" />;', ["flx"]],
    ['const a = <a className={b === "c" ? "p-1" : `p-2 ${d}`} title="e" />;', ["p-2"]],
    ['const a = cx("p-1", b && "p-3");\nconst rowStyles = { c: "p-4" };', ["p-3", "p-4"]],
  ])("are reported when nothing defines them: %s", (text, expected) => {
    const found = undefinedClasses([{ path: "web/src/x.tsx", text }], new Set(["p-1"]));
    expect(found.map((report) => report.split(" ").at(-1))).toEqual(expected);
  });

  it("of outlines are opaque, so that they keep the contrast of 3 to 1 that tests/web/ui/tokens.test.ts requires", () => {
    const translucent = /\b(?:border|outline)-edge\/\d/;
    expect(code.filter(({ text }) => translucent.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe("styles for states that React Aria sets", () => {
  it("are only in modules that render its components; plain elements have hover and active", () => {
    expect(unusedStates(code)).toEqual([]);
  });

  it("are reported for a plain link, and accepted for a component of React Aria and what it contains", () => {
    const link = { path: "web/src/x.tsx", text: 'const a = <Link className="p-1 data-hovered:bg-sunken" />;' };
    expect(unusedStates([link])).toEqual(["web/src/x.tsx:1: styles a state of React Aria"]);
    const component = { ...link, text: `import { Button } from "react-aria-components";\n${link.text}` };
    const content = { ...link, text: 'const a = <span className="group-data-focused:bg-pressed" />;' };
    expect(unusedStates([component, content])).toEqual([]);
  });
});
