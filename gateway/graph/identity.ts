import { Kind, type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";
import type { Later } from "./later.ts";

/** Fields that an object's reference is enough for. */
const identity: ReadonlySet<string> = new Set(["__typename", "id", "databaseId", "slug"]);

type FragmentNamed = (name: string) => FragmentDefinitionNode | undefined;

function isIdentity(set: SelectionSetNode, fragmentNamed: FragmentNamed): boolean {
  return set.selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return identity.has(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return isIdentity(selection.selectionSet, fragmentNamed);
    const fragment = fragmentNamed(selection.name.value);
    return fragment === undefined || isIdentity(fragment.selectionSet, fragmentNamed);
  });
}

/** Documents are cached, so each field is inspected only once. */
const answers = new WeakMap<FieldNode, boolean>();

/** Whether fields select nothing of an object but what identifies it, so that the object need not be read. */
export const selectIdentityOnly = (fields: readonly FieldNode[], fragmentNamed: FragmentNamed): boolean =>
  fields.every((node) => {
    let answer = answers.get(node);
    if (answer === undefined) {
      answer = node.selectionSet !== undefined && isIdentity(node.selectionSet, fragmentNamed);
      answers.set(node, answer);
    }
    return answer;
  });

/**
 * The object that a field refers to. It is only read when the operation selects more of it than what identifies it.
 * @param reference the properties from which its resolvers of __typename, id, databaseId and slug work
 * @param read null when the object does not exist or the viewer may not see it
 */
export const referOrRead = <Value extends object>(
  { fieldNodes, fragments }: GraphQLResolveInfo,
  reference: Partial<Value>,
  read: () => Later<Value | null>,
): Later<Value | null> =>
  // No resolver sees what the reference lacks, because the fields that need it are not selected.
  selectIdentityOnly(fieldNodes, (name) => fragments[name]) ? (reference as Value) : read();
