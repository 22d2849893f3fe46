import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { type ESTree, parseSync, Visitor, type VisitorObject } from "vite";
import { sourceFiles } from "../../../scripts/lib/files.ts";
import { fromRoot } from "../../../scripts/lib/paths.ts";

/** A file of this project. Rules are functions of these, so that tests can pass fabricated violations. */
export interface Source {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
}

/** An import of a module by `import`, `export from` or `import()`. */
export interface Import {
  /** Path relative to the root for a file of this project, otherwise the package name. */
  target: string;
  isPackage: boolean;
  /** Type-only, removed at compile time. */
  isType: boolean;
}

const isGenerated = (path: string): boolean => /(^|\/)(__generated__|generated)\//.test(path);

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");

/** @returns all hand-written files of the folders that pass the filter */
export async function readSources(folders: readonly string[], keep: (path: string) => boolean = isCode): Promise<Source[]> {
  const paths = await sourceFiles(folders);
  return paths
    .filter((path) => keep(path) && !isGenerated(path))
    .map((path) => ({ path, text: readFileSync(fromRoot(path), "utf8") }));
}

interface Parsed {
  program: ESTree.Program;
  comments: { value: string; start: number }[];
  imports: Import[];
}

const parsed = new Map<string, Parsed>();

function parse(source: Source): Parsed {
  const key = `${source.path}\0${source.text}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const result = parseSync(source.path, source.text);
  const [fault] = result.errors;
  if (fault !== undefined) throw new Error(`${source.path}: ${fault.message}`);
  const specifiers = [
    ...result.module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...result.module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null ? [] : [{ name: moduleRequest.value, isType }])),
    ),
    ...result.module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = /^['"`]([^'"`$]+)['"`]$/.exec(source.text.slice(start, end))?.[1];
      return name === undefined ? [] : [{ name, isType: false }];
    }),
  ];
  const entry = {
    program: result.program,
    comments: result.comments,
    imports: specifiers.map((one) => resolve(source.path, one)),
  };
  parsed.set(key, entry);
  return entry;
}

function resolve(from: string, { name, isType }: { name: string; isType: boolean }): Import {
  const bare = name.replace(/\?.*$/, "");
  if (bare.startsWith(".")) return { target: posix.normalize(posix.join(posix.dirname(from), bare)), isPackage: false, isType };
  const parts = bare.split("/");
  return { target: parts.slice(0, bare.startsWith("@") ? 2 : 1).join("/"), isPackage: true, isType };
}

/** @returns the imports of a file, with paths resolved relative to the root */
export const importsOf = (source: Source): readonly Import[] => parse(source).imports;

export const commentsOf = (source: Source): readonly { value: string; start: number }[] => parse(source).comments;

/** @returns the statements of a file outside functions and blocks */
export const statementsOf = (source: Source): ESTree.Program["body"] => parse(source).program.body;

/** Walks a file's syntax tree. */
export function visit(source: Source, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parse(source).program);
}

/** @returns the line of a position, counted from 1 */
const lineOf = (source: Source, position: number): number => source.text.slice(0, position).split("\n").length;

/** @returns "path:line: message", the format that editors and terminals recognize */
export const reportAt = (source: Source, position: number, what: string): string =>
  `${source.path}:${lineOf(source, position)}: ${what}`;
