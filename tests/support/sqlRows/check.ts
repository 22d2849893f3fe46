import {
  AliasNode,
  DefaultQueryExecutor,
  IdentifierNode,
  RawNode,
  SelectQueryNode,
  type OperationNode,
  type QueryResult,
  type RawBuilder,
} from "kysely";
import type { Alternative, Shape } from "./shapes.ts";

/** A template with a declared type, and the file and line of its tag. */
interface Declared {
  readonly position: string;
  readonly shape: Shape;
}

type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => RawBuilder<unknown>;

const declaredTypes = new WeakMap<OperationNode, Declared>();
const declared = new Set<string>();
const checked = new Set<string>();
const differences = new Set<string>();

/** Records the positions of the queries of a module that is loaded. */
export function declareQueries(positions: readonly string[]): void {
  for (const position of positions) declared.add(position);
}

/** The tag `sql` for a template with a declared type; the plugin replaces `sql<Row>` by it. */
export function typedSql(position: string, shape: Shape, tag: Tag): Tag {
  return (strings, ...values) => {
    const builder = tag(strings, ...values);
    declaredTypes.set(builder.toOperationNode(), { position, shape });
    return builder;
  };
}

let isChecking = false;

/** Checks the rows of all queries with a declared type from now on. */
export function checkAllRows(): void {
  if (isChecking) return;
  isChecking = true;
  const base: unknown = Object.getPrototypeOf(DefaultQueryExecutor.prototype);
  if (!isExecutor(base)) throw new Error("Kysely no longer runs queries with QueryExecutorBase.executeQuery.");
  const { executeQuery } = base;
  base.executeQuery = async function (query, ...rest) {
    const result = await executeQuery.call(this, query, ...rest);
    checkRows(query.query, result.rows);
    return result;
  };
}

/** @returns the differences between rows and their declared types since the last call, one line each */
export function drainDifferences(): string[] {
  const found = [...differences].toSorted();
  differences.clear();
  return found;
}

/** The positions of the queries in the loaded modules, and of the queries whose rows were checked. */
export const queryPositions = (): { declared: string[]; checked: string[] } => ({
  declared: [...declared],
  checked: [...checked],
});

interface Executor {
  executeQuery(query: { query: OperationNode }, ...rest: unknown[]): Promise<QueryResult<unknown>>;
}

const isExecutor = (value: unknown): value is Executor =>
  typeof value === "object" && value !== null && Object.hasOwn(value, "executeQuery");

function checkRows(query: OperationNode, rows: readonly unknown[]): void {
  if (rows.length === 0) return;
  if (RawNode.is(query)) {
    check(typeOf(query), rows);
  } else if (SelectQueryNode.is(query)) {
    for (const { selection } of query.selections ?? []) {
      if (!AliasNode.is(selection) || !IdentifierNode.is(selection.alias)) continue;
      const { name } = selection.alias;
      check(
        typeOf(selection.node),
        rows.map((row) => Reflect.get(Object(row), name)),
      );
    }
  }
}

/** The declared type of a template; if it is a type parameter, as in readSqlPage, the type of the nested template. */
function typeOf(node: OperationNode): Declared | undefined {
  const type = declaredTypes.get(node);
  if (type?.shape[0]?.kind !== "parameter" || !RawNode.is(node)) return type;
  return node.parameters.map(typeOf).find((inner) => inner !== undefined);
}

function check(type: Declared | undefined, values: readonly unknown[]): void {
  if (type === undefined) return;
  checked.add(type.position);
  for (const value of values) {
    const difference = differenceFrom(type.shape, value, "row");
    if (difference !== null) differences.add(`${type.position}: ${difference}`);
  }
}

/** @returns null when the value is of the shape, otherwise the path of the part that is not, with its value */
function differenceFrom(shape: Shape, value: unknown, path: string): string | null {
  const whole = `${path} is ${shown(value)}`;
  const found = shape.map((alternative) => (isOfKind(alternative, value) ? differenceInside(alternative, value, path) : whole));
  if (found.includes(null)) return null;
  // A difference inside an object is more specific than that it is not null.
  return found.find((difference) => difference !== whole) ?? whole;
}

function isOfKind(alternative: Alternative, value: unknown): boolean {
  switch (alternative.kind) {
    case "unknown":
    case "parameter":
      return true;
    case "null":
      return value === null;
    case "literal":
      return value === alternative.value;
    case "Date":
      return value instanceof Date;
    case "Uint8Array":
      return value instanceof Uint8Array;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
    case "string":
    case "number":
    case "boolean":
      return typeof value === alternative.kind;
  }
}

function differenceInside(alternative: Alternative, value: unknown, path: string): string | null {
  if (alternative.kind === "array" && Array.isArray(value))
    return first(value.map((item, index) => differenceFrom(alternative.items, item, `${path}[${index}]`)));
  if (alternative.kind !== "object") return null;
  const fields = new Map(Object.entries(Object(value)));
  return first(
    Object.entries(alternative.fields).map(([name, { shape, isOptional }]) => {
      if (fields.has(name)) return differenceFrom(shape, fields.get(name), `${path}.${name}`);
      return isOptional ? null : `${path}.${name} is missing`;
    }),
  );
}

const first = (found: readonly (string | null)[]): string | null => found.find((difference) => difference !== null) ?? null;

const shown = (value: unknown): string => (value instanceof Date ? "a date" : JSON.stringify(value).slice(0, 80));
