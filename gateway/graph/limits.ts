import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { createInputError } from "./codedErrors.ts";
import { countComparisons } from "./comparisons.ts";

/** The limits of one document. */
export interface DocumentLimits {
  /** Characters of the document's text. */
  readonly size: number;
  /** Tokens of the document's text. */
  readonly tokens: number;
  /** Nesting of fields, including those in fragments. */
  readonly depth: number;
  /** Aliased fields of one operation, including those in fragments. */
  readonly aliases: number;
}

/** The maximum number of comparisons by validation. The largest document of the web client has 1,273; 10,000 take a few ms. */
const MAX_COMPARISONS = 10_000;

/** Items of lists and fields of objects, at all depths, that the variables of one operation may have. */
const MAX_VALUES = 10_000;

/**
 * Checks whether variables have too many values, before they are coerced: a body of 1 MB can contain half a million, and processing
 * each would block all other requests.
 */
export function checkValueCount(variables: Readonly<Record<string, unknown>> | null): GraphQLError | null {
  const stack: unknown[] = [variables];
  let found = 0;
  while (stack.length > 0 && found <= MAX_VALUES) {
    const value = stack.pop();
    if (typeof value !== "object" || value === null) continue;
    const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    found += parts.length;
    if (found <= MAX_VALUES) stack.push(...parts);
  }
  if (found <= MAX_VALUES) return null;
  return createInputError(`The variables have more than ${MAX_VALUES} values. Send them in several operations.`, {
    limit: { name: "values", found, allowed: MAX_VALUES },
  });
}

interface Shape {
  depth: number;
  aliases: number;
}

/** Finds by how much a document exceeds its limits, before it is validated, which takes far longer. Introspection may be deep. */
export function findExceededLimits(document: DocumentNode, limits: DocumentLimits): GraphQLError[] {
  const comparisons = countComparisons(document, MAX_COMPARISONS);
  const measure = createShapeReader(document);
  const errors = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? checkOperation(definition, measure(definition.selectionSet), limits) : [],
  );
  if (comparisons > MAX_COMPARISONS) {
    const message = `The document has more than ${MAX_COMPARISONS} pairs of fields with the same name in one object.`;
    errors.push(new GraphQLError(message, createLimitExtensions("comparisons", comparisons, MAX_COMPARISONS)));
  }
  return errors;
}

const createLimitExtensions = (name: string, found: number, allowed: number) => ({
  extensions: { limit: { name, found, allowed } },
});

function checkOperation(operation: OperationDefinitionNode, { depth, aliases }: Shape, limits: DocumentLimits): GraphQLError[] {
  const errors: GraphQLError[] = [];
  if (depth > limits.depth) {
    const message = `The document is ${depth} levels deep; ${limits.depth} are allowed.`;
    errors.push(new GraphQLError(message, { nodes: operation, ...createLimitExtensions("depth", depth, limits.depth) }));
  }
  if (aliases > limits.aliases) {
    const message = `The document has ${aliases} aliases; ${limits.aliases} are allowed.`;
    errors.push(new GraphQLError(message, { nodes: operation, ...createLimitExtensions("aliases", aliases, limits.aliases) }));
  }
  return errors;
}

/** @returns a function that measures a selection set with its fragments, each of which is measured once */
function createShapeReader({ definitions }: DocumentNode): (set: SelectionSetNode) => Shape {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const fragmentShapes = new Map<string, Shape>();

  /** The shape of a fragment that is still being measured; validation rejects the cycle later. */
  const emptyShape: Shape = { depth: 0, aliases: 0 };

  function measure(set: SelectionSetNode): Shape {
    const total: Shape = { depth: 0, aliases: 0 };
    for (const selection of set.selections) {
      const shape = selection.kind === Kind.FIELD ? measureField(selection) : measureFragment(selection);
      total.depth = Math.max(total.depth, shape.depth);
      total.aliases += shape.aliases;
    }
    return total;
  }

  function measureField({ name, alias, selectionSet }: FieldNode): Shape {
    const inner = selectionSet === undefined ? emptyShape : measure(selectionSet);
    const innerDepth = name.value.startsWith("__") ? 0 : inner.depth;
    // Clients alias __typename to mark abstract types, which is cheap.
    const isCounted = alias !== undefined && name.value !== "__typename";
    return { depth: innerDepth + 1, aliases: inner.aliases + (isCounted ? 1 : 0) };
  }

  function measureFragment(selection: Exclude<SelectionSetNode["selections"][number], FieldNode>): Shape {
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet);
    const name = selection.name.value;
    const measured = fragmentShapes.get(name);
    if (measured !== undefined) return measured;
    const fragment = fragments.get(name);
    if (fragment === undefined) return emptyShape;
    fragmentShapes.set(name, emptyShape);
    const shape = measure(fragment.selectionSet);
    fragmentShapes.set(name, shape);
    return shape;
  }

  return measure;
}
