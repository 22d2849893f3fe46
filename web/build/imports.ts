import type { ESTree } from "vite";

/** An imported module. */
export interface Imported {
  source: string;
  /** The imported exports; "all" for a namespace, or when that is unknown. */
  names: ReadonlySet<string> | "all";
}

type Name = ESTree.ModuleExportName;

const toText = (name: Name): string => (name.type === "Literal" ? name.value : name.name);

/** The static imports and re-exports of a module. */
export function importedBy({ body }: ESTree.Program): Imported[] {
  return body.flatMap((statement): Imported[] => {
    if (statement.type === "ImportDeclaration") {
      const source = statement.source.value;
      const isWhole = statement.specifiers.some(({ type }) => type === "ImportNamespaceSpecifier");
      return [{ source, names: isWhole ? "all" : new Set(statement.specifiers.map(importedName)) }];
    }
    if (statement.type === "ExportAllDeclaration") return [{ source: statement.source.value, names: "all" }];
    if (statement.type !== "ExportNamedDeclaration" || statement.source === null) return [];
    return [{ source: statement.source.value, names: new Set(statement.specifiers.map(({ local }) => toText(local))) }];
  });
}

const importedName = (specifier: ESTree.ImportDeclarationSpecifier): string =>
  specifier.type === "ImportSpecifier" ? toText(specifier.imported) : "default";

/**
 * Finds the modules from which an index module re-exports the given names.
 * @returns null when the module does more than re-export, or everything of it is needed
 */
export function reExportedBy(program: ESTree.Program, names: Imported["names"]): Imported[] | null {
  if (names === "all" || !program.body.every(isReExport)) return null;
  /** The source and the exported name of each import, by its local name. */
  const locals = new Map<string, { source: string; name: string }>();
  const found: Imported[] = [];
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration") continue;
    for (const specifier of statement.specifiers) {
      const name = specifier.type === "ImportNamespaceSpecifier" ? "*" : importedName(specifier);
      locals.set(specifier.local.name, { source: statement.source.value, name });
    }
  }
  for (const statement of program.body) {
    if (statement.type === "ExportAllDeclaration")
      found.push({ source: statement.source.value, names: statement.exported ? "all" : names });
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const { local, exported } of statement.specifiers) {
      if (!names.has(toText(exported))) continue;
      const from = statement.source ? { source: statement.source.value, name: toText(local) } : locals.get(toText(local));
      if (from) found.push({ source: from.source, names: from.name === "*" ? "all" : new Set([from.name]) });
    }
  }
  return found;
}

const isReExport = (statement: ESTree.Program["body"][number]): boolean =>
  statement.type === "ImportDeclaration" ||
  statement.type === "ExportAllDeclaration" ||
  (statement.type === "ExportNamedDeclaration" && statement.declaration === null) ||
  (statement.type === "ExpressionStatement" && statement.expression.type === "Literal");
