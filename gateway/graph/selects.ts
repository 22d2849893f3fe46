import {
  BREAK,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

type Fragments = GraphQLResolveInfo["fragments"];

/**
 * Returns a function that says whether an operation selects one of these fields, at any depth. Documents are cached, so each
 * operation is inspected only once.
 */
export function selectsAny(
  fields: readonly string[],
): (operation: OperationDefinitionNode, fragments: () => Fragments) => boolean {
  const names: ReadonlySet<string> = new Set(fields);
  const answers = new WeakMap<OperationDefinitionNode, boolean>();
  return (operation, fragments) => {
    let answer = answers.get(operation);
    if (answer === undefined) answers.set(operation, (answer = inSet(operation.selectionSet, names, fragments(), new Set())));
    return answer;
  };
}

/** Returns a function that says whether an operation selects nothing but these fields of its root, `__typename` aside. */
export function selectsOnly(
  fields: readonly string[],
): (operation: OperationDefinitionNode, fragments: () => Fragments) => boolean {
  const names: ReadonlySet<string> = new Set([...fields, "__typename"]);
  const answers = new WeakMap<OperationDefinitionNode, boolean>();
  return (operation, fragments) => {
    let answer = answers.get(operation);
    if (answer === undefined) answers.set(operation, (answer = isWithin(operation.selectionSet, names, fragments(), new Set())));
    return answer;
  };
}

function isWithin(set: SelectionSetNode, names: ReadonlySet<string>, fragments: Fragments, visited: Set<string>): boolean {
  return set.selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return names.has(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return isWithin(selection.selectionSet, names, fragments, visited);
    const name = selection.name.value;
    const fragment = fragments[name];
    if (fragment === undefined || visited.has(name)) return true;
    visited.add(name);
    return isWithin(fragment.selectionSet, names, fragments, visited);
  });
}

/** Returns a function that says whether a document gives this argument to any field. */
export function givesArgument(name: string): (document: DocumentNode) => boolean {
  const answers = new WeakMap<DocumentNode, boolean>();
  return (document) => {
    let answer = answers.get(document);
    if (answer === undefined) {
      answer = false;
      visit(document, {
        Argument(node) {
          if (node.name.value !== name) return undefined;
          answer = true;
          return BREAK;
        },
      });
      answers.set(document, answer);
    }
    return answer;
  };
}

/** The fragments of a document by name. */
export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : []));
  return Object.fromEntries(fragments);
}

function inSet(set: SelectionSetNode, names: ReadonlySet<string>, fragments: Fragments, visited: Set<string>): boolean {
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) {
      if (names.has(selection.name.value)) return true;
      return selection.selectionSet !== undefined && inSet(selection.selectionSet, names, fragments, visited);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return inSet(selection.selectionSet, names, fragments, visited);
    const name = selection.name.value;
    const fragment = fragments[name];
    if (fragment === undefined || visited.has(name)) return false;
    visited.add(name);
    return inSet(fragment.selectionSet, names, fragments, visited);
  });
}
