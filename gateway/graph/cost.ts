import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  isUnionType,
  Kind,
  OperationTypeNode,
  SchemaMetaFieldDef,
  typeFromAST,
  TypeMetaFieldDef,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from "graphql";
import { MAX_SELECTIONS } from "./comparisons.ts";
import { DEFAULT_PAGE_SIZE } from "./connections.ts";
import type { CallRule, CostRules } from "./costRules.ts";
import { decodeId } from "./ids.ts";
import { createIntrospectionSizes, INTROSPECTION_SHARE } from "./introspection.ts";
import { selectsOnlyKnownFields } from "./references.ts";

/** The resources that an operation uses. */
export interface Usage {
  /** Fields in the response; those of introspection count less. */
  fields: number;
  /** REST calls. */
  calls: number;
  /** REST calls, where expensive calls count several times. */
  weight: number;
}

/** A REST call costs as much as a thousand fields. */
const POINTS_PER_CALL = 10;
const FIELDS_PER_POINT = 100;

/** The cost in points: 10 for each REST call and 1 for each hundred fields of the response. */
export const toPoints = ({ fields, weight }: Usage): number => weight * POINTS_PER_CALL + Math.ceil(fields / FIELDS_PER_POINT);

const introspectionFields = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field] as const));

/** A page at a cursor needs further reads if items were inserted or deleted meanwhile, and one at the end reads the size. */
const CALLS_AFTER_CURSOR = 3;
/** If the item at the cursor was deleted, the items around it are searched for it before the page is read. */
const CALLS_BEFORE_CURSOR = 6;
const LARGEST_PAGE = 100;

/** Computes an upper bound of an operation's usage before it runs. */
export interface CostModel {
  /** @returns null when it cannot be computed, because the variables are invalid or there is no such operation */
  estimate(document: DocumentNode, operationName: string | null, variables: Record<string, unknown> | null): Usage | null;
}

/** Computed once per document and operation. */
interface Prepared {
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Variables on which the estimate depends. */
  readonly sizing: readonly string[];
  /** By the values of these variables. */
  readonly estimates: Map<string, Usage | null>;
}

/** Arguments on which the sizes of lists or the calls depend. */
const sizingArguments: ReadonlySet<string> = new Set(["first", "after", "last", "before", "id", "ids", "if"]);
/** The maximum number of estimates kept per document. */
const MAX_CACHED_ESTIMATES = 64;

export function createCostModel(schema: GraphQLSchema, rules: CostRules): CostModel {
  const documents = new WeakMap<DocumentNode, Map<string, Prepared>>();
  const getIntrospectionSize = createIntrospectionSizes(schema);

  function prepared(document: DocumentNode, operationName: string | null): Prepared | null {
    let operations = documents.get(document);
    if (operations === undefined) documents.set(document, (operations = prepare(document)));
    if (operationName !== null) return operations.get(operationName) ?? null;
    const [only, other] = operations.values();
    return other === undefined ? (only ?? null) : null;
  }

  return {
    estimate(document, operationName, variables) {
      const found = prepared(document, operationName);
      if (found === null) return null;
      const key = found.sizing.map((name) => toSizeKey(variables?.[name])).join();
      const known = found.estimates.get(key);
      if (known !== undefined) return known;
      const { operation, fragments } = found;
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, { maxErrors: 1 });
      // Invalid variables are not cached, because the key may not contain what makes them invalid.
      if (coerced === undefined) return null;
      const usage = new UsageEstimator(schema, rules, getIntrospectionSize, fragments, coerced).estimate(operation);
      if (found.estimates.size < MAX_CACHED_ESTIMATES) found.estimates.set(key, usage);
      return usage;
    },
  };
}

/** The part of a value that affects the estimate: a number, whether there is a cursor, the length of a list, the types of ids. */
function toSizeKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length} ${[...new Set(value.map(getIdType))].join(" ")}]`;
  return typeof value === "string" ? (getIdType(value) ?? "s") : String(value);
}

/** The type of the object that an id refers to; null for any other value. */
const getIdType = (value: unknown): string | null => (typeof value === "string" ? (decodeId(value)?.type ?? null) : null);

function prepare(document: DocumentNode): Map<string, Prepared> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  const sizing = new Set<string>();
  visit(document, {
    FragmentDefinition: (node) => void fragments.set(node.name.value, node),
    OperationDefinition: (node) => void operations.push(node),
    Argument({ name, value }) {
      if (!sizingArguments.has(name.value)) return;
      visit(value, { Variable: (variable) => void sizing.add(variable.name.value) });
    },
  });
  return new Map(
    operations.map((operation) => [
      operation.name?.value ?? "",
      { operation, fragments, sizing: [...sizing], estimates: new Map() },
    ]),
  );
}

/** The maximum number of objects of the response that have a field, and of groups in which they are resolved. */
interface Multiplicity {
  readonly count: number;
  readonly groups: number;
  /** The number of edges, in a connection. */
  readonly page: number;
}

/** All selections of one response key that resolve to the same type. */
interface Selected {
  readonly parents: Set<GraphQLCompositeType>;
  readonly nodes: FieldNode[];
  /** Null for `__typename`. */
  readonly type: GraphQLOutputType | null;
}

class UsageEstimator {
  readonly #schema: GraphQLSchema;
  readonly #rules: CostRules;
  readonly #getIntrospectionSize: ReturnType<typeof createIntrospectionSizes>;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Record<string, unknown>;
  readonly #usage: Usage = { fields: 0, calls: 0, weight: 0 };
  /** Names of calls that are made once. */
  #madeCalls = new Set<string>();
  #selections = 0;

  constructor(
    schema: GraphQLSchema,
    rules: CostRules,
    getIntrospectionSize: ReturnType<typeof createIntrospectionSizes>,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    variables: Record<string, unknown>,
  ) {
    this.#schema = schema;
    this.#rules = rules;
    this.#getIntrospectionSize = getIntrospectionSize;
    this.#fragments = fragments;
    this.#variables = variables;
  }

  estimate(operation: OperationDefinitionNode): Usage {
    const root = this.#schema.getRootType(operation.operation);
    if (root === undefined || root === null) return this.#usage;
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    for (const selected of this.#collect([root], [operation]).values()) {
      // Each mutation makes earlier reads outdated.
      if (isMutation) this.#madeCalls = new Set();
      this.#addField(selected, { count: 1, groups: 1, page: 1 }, new Set());
    }
    this.#usage.fields = Math.ceil(this.#usage.fields);
    return this.#usage;
  }

  #addObject(type: GraphQLCompositeType, nodes: readonly FieldNode[], multiplicity: Multiplicity): void {
    const details = new Set<string>();
    for (const selected of this.#collect([type], nodes).values()) this.#addField(selected, multiplicity, details);
  }

  #addField({ parents, nodes, type }: Selected, multiplicity: Multiplicity, details: Set<string>): void {
    const [node] = nodes;
    const [parent] = parents;
    if (node === undefined || parent === undefined) return;
    this.#usage.fields += multiplicity.count;
    const name = node.name.value;
    if (type === null) return;
    if (isIntrospectionType(getNamedType(type))) return this.#addIntrospection(type, nodes, multiplicity.count);
    const values = this.#readArguments(parent, node);
    const isConnection = getNamedType(type).name.endsWith("Connection");
    const size = getSize(values, isConnection ? DEFAULT_PAGE_SIZE : this.#rules.getListSize(parent.name, name));
    const callsOfPage = getCallsOfPage(values);
    const rules = new Map<string, CallRule>();
    for (const { name: typeName } of parents) {
      const known = this.#rules.getKnownFields(typeName, name);
      if (known !== null && selectsOnlyKnownFields(nodes, (fragmentName) => this.#fragments.get(fragmentName), known)) continue;
      for (const rule of this.#rules.getCalls(typeName, name)) rules.set(rule.name, rule);
    }
    let groups = multiplicity.groups;
    let maxCalls = 0;
    for (const rule of rules.values()) {
      if (size <= rule.freeUpTo && callsOfPage === 1) continue;
      if (rule.idType !== null && !refersTo(values, rule.idType)) continue;
      const times = rule.per === "item" ? multiplicity.count * size : this.#countApplications(rule, multiplicity, type, details);
      const calls = times * rule.calls * callsOfPage;
      // Each object has one type, so of the rules that apply per object only the most expensive one counts.
      const addedCalls = rule.per === "object" ? Math.max(0, calls - maxCalls) : calls;
      if (rule.per === "object") maxCalls = Math.max(maxCalls, calls);
      this.#usage.calls += addedCalls;
      this.#usage.weight += addedCalls * rule.weight;
      groups = Math.min(multiplicity.count, Math.max(groups, times));
    }
    this.#addInner(type, nodes, { count: multiplicity.count, groups, page: multiplicity.page, size, isEdges: name === "edges" });
  }

  /** Adds the fields of `__schema` or `__type`, which make no calls. */
  #addIntrospection(type: GraphQLOutputType, from: readonly FieldNode[], count: number): void {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return;
    for (const { nodes, type: fieldType } of this.#collect([named], from).values()) {
      this.#usage.fields += count * INTROSPECTION_SHARE;
      const [node] = nodes;
      if (node === undefined || fieldType === null) continue;
      const isList = isListType(getNullableType(fieldType));
      this.#addIntrospection(fieldType, nodes, isList ? this.#getIntrospectionSize(node.name.value, count) : count);
    }
  }

  #readArguments(parent: GraphQLCompositeType, node: FieldNode): Record<string, unknown> {
    const field = isUnionType(parent) ? undefined : parent.getFields()[node.name.value];
    if (field === undefined || field.args.length === 0) return {};
    try {
      return getArgumentValues(field, node, this.#variables);
    } catch {
      // Invalid arguments make the field fail when it is executed.
      return {};
    }
  }

  /** The number of times that a rule applies. */
  #countApplications(
    { per, name }: CallRule,
    { count, groups }: Multiplicity,
    type: GraphQLOutputType,
    details: Set<string>,
  ): number {
    if (per === "object") return count;
    const madeCalls = per === "operation" ? this.#madeCalls : details;
    if (madeCalls.has(name)) return 0;
    madeCalls.add(name);
    if (per === "operation") return 1;
    const named = getNamedType(type);
    const kinds = isAbstractType(named) ? this.#schema.getPossibleTypes(named).length : 1;
    return Math.min(count, groups * kinds + Math.floor(count / LARGEST_PAGE));
  }

  #addInner(
    type: GraphQLOutputType,
    nodes: readonly FieldNode[],
    { count, groups, page, size, isEdges }: Multiplicity & { size: number; isEdges: boolean },
  ): void {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return;
    const isList = isListType(getNullableType(type));
    const items = isList ? (isEdges ? page : size) : 1;
    this.#addObject(named, nodes, { count: count * items, groups, page: size });
  }

  /** The fields that are selected, by response key and by the type that they resolve to, for all possible types at once. */
  #collect(
    types: readonly GraphQLCompositeType[],
    from: readonly { readonly selectionSet?: { readonly selections: readonly SelectionNode[] } | undefined }[],
  ): Map<string, Selected> {
    const found = new Map<string, Selected>();
    const visited = new Set<string>();
    const walk = (type: GraphQLCompositeType, selections: readonly SelectionNode[]): void => {
      for (const selection of selections) {
        this.#selections += 1;
        if (this.#selections > MAX_SELECTIONS) return void (this.#usage.weight = Infinity);
        if (!this.#isIncluded(selection)) continue;
        if (selection.kind === Kind.FIELD) {
          this.#addSelection(found, type, selection);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          const condition = selection.typeCondition && typeFromAST(this.#schema, selection.typeCondition);
          walk(isCompositeType(condition) ? condition : type, selection.selectionSet.selections);
        } else {
          const fragment = this.#fragments.get(selection.name.value);
          if (fragment === undefined || visited.has(selection.name.value)) continue;
          visited.add(selection.name.value);
          const condition = typeFromAST(this.#schema, fragment.typeCondition);
          walk(isCompositeType(condition) ? condition : type, fragment.selectionSet.selections);
        }
      }
    };
    for (const type of types) for (const node of from) walk(type, node.selectionSet?.selections ?? []);
    return found;
  }

  #addSelection(found: Map<string, Selected>, parent: GraphQLCompositeType, node: FieldNode): void {
    const name = node.name.value;
    const field = introspectionFields.get(name) ?? (isUnionType(parent) ? undefined : parent.getFields()[name]);
    const type = field?.type ?? null;
    const key = `${(node.alias ?? node.name).value} ${type === null ? name : getNamedType(type).name}`;
    const known = found.get(key);
    if (known === undefined) {
      found.set(key, { parents: new Set([parent]), nodes: [node], type });
    } else {
      known.parents.add(parent);
      known.nodes.push(node);
    }
  }

  #isIncluded(selection: SelectionNode): boolean {
    if (selection.directives === undefined || selection.directives.length === 0) return true;
    if (getDirectiveValues(GraphQLSkipDirective, selection, this.#variables)?.["if"] === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, selection, this.#variables)?.["if"] !== false;
  }
}

/** The number of reads of a page, by its arguments. */
function getCallsOfPage({ after, last, before }: Record<string, unknown>): number {
  if (typeof before === "string") return CALLS_BEFORE_CURSOR;
  return typeof after === "string" || typeof last === "number" ? CALLS_AFTER_CURSOR : 1;
}

/** Whether the ids in the arguments include one of this type. */
const refersTo = ({ id, ids }: Record<string, unknown>, type: string): boolean =>
  [id, ids].flat().some((value) => getIdType(value) === type);

/** The size of a page or list, by its arguments. */
function getSize({ first, last, ids }: Record<string, unknown>, defaultSize: number): number {
  const size = first ?? last;
  // A size that is too small is refused, but possibly after a call that checks the permission.
  if (typeof size === "number") return Math.min(Math.max(size, 1), LARGEST_PAGE);
  return Array.isArray(ids) ? ids.length : defaultSize;
}
