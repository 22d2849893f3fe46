import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

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

/** Rejects documents that exceed the depth or the number of aliases. Introspection may be deep. */
export const limitRules = (limits: DocumentLimits): readonly ValidationRule[] => [(context) => boundedShape(context, limits)];

interface Shape {
  depth: number;
  aliases: number;
}

function boundedShape(context: ValidationContext, limits: DocumentLimits): ASTVisitor {
  const ofFragments = new Map<string, Shape>();

  /** @param open names of fragments being measured; another rule rejects cycles */
  function measure(set: SelectionSetNode, open: readonly string[]): Shape {
    const total: Shape = { depth: 0, aliases: 0 };
    for (const selection of set.selections) {
      const shape = selection.kind === Kind.FIELD ? measureField(selection, open) : measureFragment(selection, open);
      total.depth = Math.max(total.depth, shape.depth);
      total.aliases += shape.aliases;
    }
    return total;
  }

  function measureField({ name, alias, selectionSet }: FieldNode, open: readonly string[]): Shape {
    const inner =
      selectionSet === undefined || name.value.startsWith("__") ? { depth: 0, aliases: 0 } : measure(selectionSet, open);
    // Clients alias __typename to mark abstract types, which is cheap.
    const isCounted = alias !== undefined && name.value !== "__typename";
    return { depth: inner.depth + 1, aliases: inner.aliases + (isCounted ? 1 : 0) };
  }

  function measureFragment(
    selection: Exclude<SelectionSetNode["selections"][number], FieldNode>,
    open: readonly string[],
  ): Shape {
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet, open);
    const name = selection.name.value;
    const known = ofFragments.get(name);
    if (known !== undefined) return known;
    const fragment = context.getFragment(name);
    if (fragment === null || fragment === undefined || open.includes(name)) return { depth: 0, aliases: 0 };
    const shape = measure(fragment.selectionSet, [...open, name]);
    ofFragments.set(name, shape);
    return shape;
  }

  return {
    OperationDefinition(operation) {
      const { depth, aliases } = measure(operation.selectionSet, []);
      if (depth > limits.depth)
        context.reportError(
          new GraphQLError(`The document is ${depth} levels deep; ${limits.depth} are allowed.`, {
            nodes: operation,
            extensions: { limit: { name: "depth", found: depth, allowed: limits.depth } },
          }),
        );
      if (aliases > limits.aliases)
        context.reportError(
          new GraphQLError(`The document has ${aliases} aliases; ${limits.aliases} are allowed.`, {
            nodes: operation,
            extensions: { limit: { name: "aliases", found: aliases, allowed: limits.aliases } },
          }),
        );
    },
  };
}
