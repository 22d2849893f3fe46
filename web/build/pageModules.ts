import type { ESTree } from "vite";

type Node = ESTree.Node;

/**
 * Finds the modules that the screens in a module of `src/routes/screens/` import dynamically, by route name.
 * @param program the module, without types
 * @param isName whether a property is a route's name
 * @returns what follows `import(`, by route name
 */
export function pageModules({ body }: ESTree.Program, isName: (name: string) => boolean): Map<string, string[]> {
  const declared = new Map<string, Node>();
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "FunctionDeclaration" && declaration.id) declared.set(declaration.id.name, declaration);
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) if (id.type === "Identifier" && init) declared.set(id.name, init);
  }
  const found = new Map<string, string[]>();
  for (const value of declared.values()) {
    if (value.type !== "ObjectExpression") continue;
    for (const property of value.properties) {
      if (property.type !== "Property") continue;
      const name = getName(property.key);
      if (name !== null && isName(name)) found.set(name, [...importedIn(property.value, declared)]);
    }
  }
  return found;
}

/** All modules that a value imports dynamically, directly or through other declarations of the same module. */
function importedIn(value: Node, declared: ReadonlyMap<string, Node>): Set<string> {
  const found = new Set<string>();
  const nodes = new Set([value]);
  for (const node of nodes) {
    if (node.type === "ImportExpression" && node.source.type === "Literal") found.add(String(node.source.value));
    const referred = node.type === "Identifier" ? declared.get(node.name) : undefined;
    for (const next of referred ? [referred] : getParts(node)) nodes.add(next);
  }
  return found;
}

const getParts = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function getName(key: ESTree.PropertyKey): string | null {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : null;
}
