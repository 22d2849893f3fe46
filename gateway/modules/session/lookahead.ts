import { Kind, type GraphQLResolveInfo, type OperationDefinitionNode, type SelectionSetNode } from "graphql";
import type { Context } from "../../context.ts";
import { viewerOf } from "./viewer.ts";

/** Fields that need the viewer. */
const fieldsOfViewer: ReadonlySet<string> = new Set(["permissions", "isViewer"]);

type Fragments = GraphQLResolveInfo["fragments"];

/** Documents are cached, so each operation is inspected only once. */
const answers = new WeakMap<OperationDefinitionNode, boolean>();

function asksForViewer({ operation, fragments }: GraphQLResolveInfo): boolean {
  const known = answers.get(operation);
  if (known !== undefined) return known;
  const answer = selects(operation.selectionSet, fragments, new Set());
  answers.set(operation, answer);
  return answer;
}

function selects(set: SelectionSetNode, fragments: Fragments, visited: Set<string>): boolean {
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) {
      if (fieldsOfViewer.has(selection.name.value)) return true;
      return selection.selectionSet !== undefined && selects(selection.selectionSet, fragments, visited);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return selects(selection.selectionSet, fragments, visited);
    const name = selection.name.value;
    const fragment = fragments[name];
    if (fragment === undefined || visited.has(name)) return false;
    visited.add(name);
    return selects(fragment.selectionSet, fragments, visited);
  });
}

/**
 * Reads the viewer in parallel with the object when the operation selects permissions. That takes one round trip instead of
 * two, and permission fields then find the viewer in the cache. A failure is left to the fields that need the viewer.
 */
export async function withViewerAhead<Value>(
  context: Context,
  info: GraphQLResolveInfo,
  reading: Value | Promise<Value>,
): Promise<Value> {
  const viewer = asksForViewer(info) ? viewerOf(context) : null;
  if (viewer instanceof Promise) await Promise.allSettled([viewer, reading]);
  return reading;
}
