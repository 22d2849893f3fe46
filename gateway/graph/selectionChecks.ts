import {
  BREAK,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

type Fragments = GraphQLResolveInfo["fragments"];

type Variables = Readonly<Record<string, unknown>>;

/** Computed once per operation. */
interface Selected {
  /** Variables of `@include` and `@skip`, on which the result depends, with their defaults. */
  readonly conditions: ReadonlyMap<string, boolean | undefined>;
  /** By the values of the conditions. */
  readonly results: Map<string, boolean>;
}

/** The maximum number of results kept per operation; further combinations of conditions are looked up every time. */
const MAX_RESULTS = 32;

/**
 * Returns a function that reports whether an operation selects one of these fields, at any depth. Selections that the variables
 * leave out by `@include` or `@skip` do not count. Documents are cached, so each operation is inspected only once for each
 * combination of these variables.
 */
export function createSelectsAny(
  fields: readonly string[],
): (operation: OperationDefinitionNode, fragments: () => Fragments, variables: Variables) => boolean {
  const names: ReadonlySet<string> = new Set(fields);
  const operations = new WeakMap<OperationDefinitionNode, Selected>();
  return (operation, fragments, variables) => {
    let known = operations.get(operation);
    if (known === undefined)
      operations.set(operation, (known = { conditions: findConditions(operation, fragments()), results: new Map() }));
    const { conditions, results } = known;
    let key = "";
    // Other values than Booleans are refused when the operation runs.
    for (const [name, byDefault] of conditions) key += toKeyPart(variables[name] ?? byDefault);
    let result = results.get(key);
    if (result === undefined) {
      const values = new Map([...conditions].map(([name, byDefault]) => [name, variables[name] ?? byDefault]));
      result = selectsField(operation.selectionSet, { names, fragments: fragments(), values, visited: new Set() });
      if (results.size < MAX_RESULTS) results.set(key, result);
    }
    return result;
  };
}

const toKeyPart = (value: unknown): string => (value === true ? "t" : value === false ? "f" : "-");

/** The Boolean variables of an operation that its selections or fragments have in `@include` or `@skip`. */
function findConditions(operation: OperationDefinitionNode, fragments: Fragments): Map<string, boolean | undefined> {
  const used = new Set<string>();
  for (const node of [operation, ...Object.values(fragments)]) {
    visit(node, {
      Directive({ name, arguments: directiveArguments }) {
        if (name.value !== "include" && name.value !== "skip") return;
        for (const { value } of directiveArguments ?? []) if (value.kind === Kind.VARIABLE) used.add(value.name.value);
      },
    });
  }
  const defined = (operation.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value));
  return new Map(
    defined.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.BOOLEAN ? defaultValue.value : undefined,
    ]),
  );
}

/** Returns a function that reports whether an operation selects only these fields of its root, apart from `__typename`. */
export function createSelectsOnly(
  fields: readonly string[],
): (operation: OperationDefinitionNode, fragments: () => Fragments) => boolean {
  const names: ReadonlySet<string> = new Set([...fields, "__typename"]);
  const results = new WeakMap<OperationDefinitionNode, boolean>();
  return (operation, fragments) => {
    let result = results.get(operation);
    if (result === undefined)
      results.set(operation, (result = selectsOnlyNamed(operation.selectionSet, names, fragments(), new Set())));
    return result;
  };
}

function selectsOnlyNamed(
  set: SelectionSetNode,
  names: ReadonlySet<string>,
  fragments: Fragments,
  visited: Set<string>,
): boolean {
  return set.selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return names.has(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return selectsOnlyNamed(selection.selectionSet, names, fragments, visited);
    const name = selection.name.value;
    const fragment = fragments[name];
    if (fragment === undefined || visited.has(name)) return true;
    visited.add(name);
    return selectsOnlyNamed(fragment.selectionSet, names, fragments, visited);
  });
}

/** Returns a function that reports whether a document passes this argument to any field. */
export function createPassesArgument(name: string): (document: DocumentNode) => boolean {
  const results = new WeakMap<DocumentNode, boolean>();
  return (document) => {
    let result = results.get(document);
    if (result === undefined) {
      result = false;
      visit(document, {
        Argument(node) {
          if (node.name.value !== name) return undefined;
          result = true;
          return BREAK;
        },
      });
      results.set(document, result);
    }
    return result;
  };
}

/** The fragments of a document by name. */
export function getFragments({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : []));
  return Object.fromEntries(fragments);
}

/** The names that `selectsField` searches for, and the variables. */
interface Search {
  readonly names: ReadonlySet<string>;
  readonly fragments: Fragments;
  readonly values: ReadonlyMap<string, unknown>;
  readonly visited: Set<string>;
}

function selectsField(set: SelectionSetNode, search: Search): boolean {
  return set.selections.some((selection) => {
    if (isSkipped(selection, search.values)) return false;
    if (selection.kind === Kind.FIELD) {
      if (search.names.has(selection.name.value)) return true;
      return selection.selectionSet !== undefined && selectsField(selection.selectionSet, search);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return selectsField(selection.selectionSet, search);
    const name = selection.name.value;
    const fragment = search.fragments[name];
    if (fragment === undefined || search.visited.has(name)) return false;
    search.visited.add(name);
    return selectsField(fragment.selectionSet, search);
  });
}

/** True where `@include` or `@skip` leaves a selection out; a value that is not a Boolean leaves nothing out. */
function isSkipped({ directives = [] }: SelectionNode, values: ReadonlyMap<string, unknown>): boolean {
  return directives.some(({ name, arguments: directiveArguments = [] }) => {
    if (name.value !== "include" && name.value !== "skip") return false;
    const condition = directiveArguments[0]?.value;
    const value =
      condition?.kind === Kind.VARIABLE
        ? values.get(condition.name.value)
        : condition?.kind === Kind.BOOLEAN
          ? condition.value
          : undefined;
    return value === (name.value === "skip");
  });
}
