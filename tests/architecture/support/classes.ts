import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { reportAt, type Source, visit } from "./sources.ts";

interface Range {
  start: number;
  end: number;
}

/** Attributes, functions and constants whose strings are lists of classes. */
const attributes = /[cC]lassName$/;
const functions = /^(cx|cardClasses)$/;
const constants = /(Styles|Classes)$/;

/** @returns the classes that a module gives to elements, with their positions */
function usedClasses(source: Source): { name: string; start: number }[] {
  const lists: Range[] = [];
  const compared: number[] = [];
  const strings: (Range & { text: string })[] = [];
  visit(source, {
    JSXAttribute({ name, start, end }) {
      if (name.type === "JSXIdentifier" && attributes.test(name.name)) lists.push({ start, end });
    },
    CallExpression({ callee, start, end }) {
      if (callee.type === "Identifier" && functions.test(callee.name)) lists.push({ start, end });
    },
    VariableDeclarator({ id, start, end }) {
      if (id.type === "Identifier" && constants.test(id.name)) lists.push({ start, end });
    },
    BinaryExpression: ({ left, right }) => void compared.push(left.start, right.start),
    Literal({ value, start, end }) {
      if (typeof value === "string") strings.push({ text: value, start, end });
    },
    TemplateElement: ({ value, start, end }) => void strings.push({ text: value.cooked ?? "", start, end }),
  });
  return strings
    .filter(({ start, end }) => !compared.includes(start) && lists.some((list) => list.start <= start && end <= list.end))
    .flatMap(({ text, start }) => (text.match(/\S+/g) ?? []).map((name) => ({ name, start })));
}

/** @returns the classes that the built style sheets of the web client define */
export async function definedClasses(): Promise<ReadonlySet<string>> {
  const folder = fromRoot("web/dist/assets");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const selectors = sheets.join("\n").matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g);
  return new Set(Array.from(selectors, ([, name = ""]) => name.replaceAll("\\", "")));
}

/** @returns classes that no style sheet defines, so that they have no effect */
export const undefinedClasses = (sources: readonly Source[], defined: ReadonlySet<string>): string[] =>
  sources.flatMap((source) =>
    usedClasses(source)
      .filter(({ name }) => !defined.has(name))
      .map(({ name, start }) => reportAt(source, start, `uses the undefined class ${name}`)),
  );

/** @returns styles for states that React Aria sets, in modules that render nothing of it: they never apply */
export const unusedStates = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ text }) => !text.includes('from "react-aria-components"'))
    .flatMap((source) =>
      [...source.text.matchAll(/(?<![\w-])data-(?:hovered|pressed|focused|selected):/g)].map(({ index }) =>
        reportAt(source, index, "styles a state of React Aria"),
      ),
    );
