import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** Maximum number of selections to visit: fragments may multiply those of a document. The largest of the web client has 714. */
export const MAX_SELECTIONS = 20_000;

const getResponseName = ({ alias, name }: FieldNode): string => (alias ?? name).value;
const countPairs = (count: number): number => (count * (count - 1)) / 2;

/**
 * Counts the pairs of fields that have the same name in the same object of the response, and for each pair of fragments
 * there how many fragments they use. Validation compares all of these, which takes far longer than everything else when there are
 * many. Counting takes a step for each selection.
 * @returns more than `limit` when there are more; then it is not the exact number
 */
export function countComparisons(document: DocumentNode, limit: number): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  /** Each is an object of the response: the selection sets of all fields of its name. */
  const objects: (readonly SelectionSetNode[])[] = operations.map(({ selectionSet }) => [selectionSet]);
  let comparisons = 0;
  let selections = 0;
  for (let sets = objects.pop(); sets !== undefined && comparisons <= limit; sets = objects.pop()) {
    const object = collectFields(sets, fragments);
    selections += object.selections;
    if (selections > MAX_SELECTIONS) return Math.max(comparisons, computeUpperBound(document));
    comparisons += Math.max(0, object.fragments - 1) * object.spreads;
    for (const fields of object.byName.values()) {
      comparisons += countPairs(fields.length);
      const inner = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (inner.length > 0) objects.push(inner);
    }
  }
  return comparisons;
}

/** The fields of one object of the response, including those of its fragments; the number of fragments and of their uses. */
function collectFields(sets: readonly SelectionSetNode[], fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const byName = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const queue = [...sets];
  let selections = 0;
  let spreads = 0;
  for (let set = queue.pop(); set !== undefined; set = queue.pop()) {
    selections += set.selections.length;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const fields = byName.get(getResponseName(selection));
        if (fields === undefined) byName.set(getResponseName(selection), [selection]);
        else fields.push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        queue.push(selection.selectionSet);
      } else {
        spreads += 1;
        if (seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment !== undefined) queue.push(fragment.selectionSet);
      }
    }
  }
  return { byName, fragments: seen.size, spreads, selections };
}

/** An upper bound, as if all fields were in one object. For documents with too many objects to count. */
function computeUpperBound(document: DocumentNode): number {
  const counts = new Map<string, number>();
  visit(document, { Field: (field) => void counts.set(getResponseName(field), (counts.get(getResponseName(field)) ?? 0) + 1) });
  return counts.values().reduce((sum, count) => sum + countPairs(count), 0);
}
