import { graphql, useFragment } from "react-relay";
import type { ResultList_edges$data, ResultList_edges$key } from "../__generated__/ResultList_edges.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { Link } from "../ui/Link.tsx";
import { ResultRow } from "./ResultRow.tsx";
import { findSearchKind } from "./searchKinds.ts";
import { useResultTarget } from "./useResultTarget.ts";

interface ResultListProps {
  edges: ResultList_edges$key;
  /** The search text. */
  text: string;
}

type Edge = ResultList_edges$data[number];
export type Result = NonNullable<Edge["node"]>;

/** Identifies a result; null for one of an unknown type, which is null or cannot be shown by this client. */
function keyOf({ node, cursor }: Edge): string | null {
  if (!node || findSearchKind(node.type) === null) return null;
  return node.subject?.id ?? cursor;
}

/** The results in the gateway's order. */
export function useResults(edges: ResultList_edges$key): { key: string; result: Result }[] {
  const data = useFragment(
    graphql`
      fragment ResultList_edges on SearchResultEdge @relay(plural: true) {
        cursor
        node {
          type
          subject {
            ... on Node {
              id
            }
          }
          ...ResultRow_result
          ...useResultTarget_result
        }
      }
    `,
    edges,
  );
  return uniqueById(data, keyOf).flatMap((edge) => (edge.node ? [{ key: keyOf(edge) ?? "", result: edge.node }] : []));
}

/** The results as a list of links. */
export function ResultList({ edges, text }: ResultListProps) {
  return (
    <ul aria-label="Results" className="divide-y divide-line">
      {useResults(edges).map(({ key, result }) => (
        <li key={key}>
          <ResultLink result={result} text={text} />
        </li>
      ))}
    </ul>
  );
}

function ResultLink({ result, text }: { result: Result; text: string }) {
  const { href, open } = useResultTarget(result);
  return (
    <Link
      {...(href === null ? {} : { href })}
      {...(href === null && open ? { onPress: open } : {})}
      variant="bare"
      className="group flex items-start gap-3 rounded-none px-4 py-3 transition-colors duration-fast focus-ring-inset hover:bg-sunken active:bg-pressed"
    >
      <ResultRow result={result} search={text} />
    </Link>
  );
}
