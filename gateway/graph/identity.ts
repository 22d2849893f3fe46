import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";

/** Fields that an object's reference is enough for. */
const identity: ReadonlySet<string> = new Set(["__typename", "id", "databaseId"]);

function isIdentity(set: SelectionSetNode, fragments: GraphQLResolveInfo["fragments"]): boolean {
  return set.selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return identity.has(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return isIdentity(selection.selectionSet, fragments);
    const fragment = fragments[selection.name.value];
    return fragment === undefined || isIdentity(fragment.selectionSet, fragments);
  });
}

/** Documents are cached, so each field is inspected only once. */
const answers = new WeakMap<FieldNode, boolean>();

/** Whether an operation selects nothing of an object but what identifies it, so that the object need not be read. */
export const selectsIdentityOnly = ({ fieldNodes, fragments }: GraphQLResolveInfo): boolean =>
  fieldNodes.every((node) => {
    let answer = answers.get(node);
    if (answer === undefined) {
      answer = node.selectionSet !== undefined && isIdentity(node.selectionSet, fragments);
      answers.set(node, answer);
    }
    return answer;
  });
