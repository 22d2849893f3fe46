import { Kind, type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";
import type { MaybePromise } from "./maybePromise.ts";

/** Fields that can be resolved from an object's database id alone. */
const identity: ReadonlySet<string> = new Set(["__typename", "id", "databaseId"]);

type FragmentNamed = (name: string) => FragmentDefinitionNode | undefined;

function selectsOnlyKnown(set: SelectionSetNode, fragmentNamed: FragmentNamed, known: readonly string[]): boolean {
  return set.selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return identity.has(selection.name.value) || known.includes(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return selectsOnlyKnown(selection.selectionSet, fragmentNamed, known);
    const fragment = fragmentNamed(selection.name.value);
    return fragment === undefined || selectsOnlyKnown(fragment.selectionSet, fragmentNamed, known);
  });
}

/** Documents are cached, so each field is inspected only once. */
const cachedResults = new WeakMap<FieldNode, boolean>();

/**
 * Whether fields select only an object's identity and the known fields, so that the object need not be read.
 * @param known fields that came with the reference to the object; always the same ones for one field of the schema
 */
export const selectsOnlyKnownFields = (
  fields: readonly FieldNode[],
  fragmentNamed: FragmentNamed,
  known: readonly string[],
): boolean =>
  fields.every((node) => {
    let isKnown = cachedResults.get(node);
    if (isKnown === undefined) {
      isKnown = node.selectionSet !== undefined && selectsOnlyKnown(node.selectionSet, fragmentNamed, known);
      cachedResults.set(node, isKnown);
    }
    return isKnown;
  });

/**
 * The object that a field refers to. It is only read when the operation selects more of it than what is known.
 * @param reference the properties from which its resolvers of __typename, id, databaseId and the known fields work
 * @param read null when the object does not exist or the viewer may not see it
 * @param known further fields that can be resolved from the reference
 */
export const getReferenced = <Value extends object>(
  { fieldNodes, fragments }: GraphQLResolveInfo,
  reference: Partial<Value>,
  read: () => MaybePromise<Value | null>,
  known: readonly string[] = [],
): MaybePromise<Value | null> =>
  // The cast is safe because no selected field needs a property that the reference lacks.
  selectsOnlyKnownFields(fieldNodes, (name) => fragments[name], known) ? (reference as Value) : read();
