import { expect, it } from "vitest";
import { readSources, reportAt, type Source } from "./support/sources.ts";

/** @returns styles for states that React Aria sets, in modules that render nothing of it: they never apply */
const unusedStates = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ text }) => !text.includes('from "react-aria-components"'))
    .flatMap((source) =>
      [...source.text.matchAll(/(?<![\w-])data-(?:hovered|pressed|focused|selected):/g)].map(({ index }) =>
        reportAt(source, index, "styles a state of React Aria"),
      ),
    );

it("only React Aria's components are styled by their state attributes; plain elements by hover and active", async () => {
  expect(unusedStates(await readSources(["web/src"]))).toEqual([]);
});

it("the check reports a plain link, and accepts a component of React Aria and what it contains", () => {
  const link = { path: "web/src/x.tsx", text: 'const a = <Link className="p-1 data-hovered:bg-sunken" />;' };
  expect(unusedStates([link])).toEqual(["web/src/x.tsx:1: styles a state of React Aria"]);
  const component = { ...link, text: `import { Button } from "react-aria-components";\n${link.text}` };
  const content = { ...link, text: 'const a = <span className="group-data-focused:bg-pressed" />;' };
  expect(unusedStates([component, content])).toEqual([]);
});
