import { GraphQLError, Kind, OperationTypeNode, type ASTVisitor, type SelectionSetNode, type ValidationContext } from "graphql";

/**
 * Refuses `@skip` and `@include` at the root of a subscription, as the GraphQL specification requires since September 2025.
 * Without its field a subscription has no events, and graphql-js 16 would fail with an internal error.
 */
export function subscriptionRootRule(context: ValidationContext): ASTVisitor {
  const check = ({ selections }: SelectionSetNode, visited: Set<string>): void => {
    for (const selection of selections) {
      const condition = selection.directives?.find(({ name }) => name.value === "skip" || name.value === "include");
      if (condition !== undefined) {
        context.reportError(
          new GraphQLError(`The root of a subscription must not use @${condition.name.value}.`, { nodes: condition }),
        );
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) check(selection.selectionSet, visited);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || visited.has(selection.name.value)) continue;
      visited.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) check(fragment.selectionSet, visited);
    }
  };
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.SUBSCRIPTION) check(selectionSet, new Set());
    },
  };
}
