import { ListBox, ListBoxItem } from "react-aria-components";
import { graphql, useFragment } from "react-relay";
import type { ResultList_edges$data, ResultList_edges$key } from "../__generated__/ResultList_edges.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { ResultRow } from "./ResultRow.tsx";
import { searchKindOf } from "./searchKinds.ts";
import { useResultTarget } from "./useResultTarget.ts";

interface ResultListProps {
  edges: ResultList_edges$key;
  /** The search text. */
  text: string;
  /** Called when a result is followed. Set for the options of a search field; without it the results are a list of links. */
  onFollow?: () => void;
}

type Edge = ResultList_edges$data[number];
type Result = NonNullable<Edge["node"]>;

/** Identifies a result; null for one of an unknown type, which is null or cannot be shown by this client. */
function keyOf({ node, cursor }: Edge): string | null {
  if (!node || searchKindOf(node.type) === null) return null;
  return node.subject?.id ?? cursor;
}

/** The results in the gateway's order. */
export function ResultList({ edges, text, onFollow }: ResultListProps) {
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
  const results = uniqueById(data, keyOf).flatMap((edge) => (edge.node ? [{ key: keyOf(edge) ?? "", result: edge.node }] : []));
  if (!onFollow) {
    return (
      <ul aria-label="Results" className="divide-y divide-line">
        {results.map(({ key, result }) => (
          <li key={key}>
            <ResultLink result={result} text={text} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ListBox aria-label="Results" shouldFocusWrap className="px-1 outline-none">
      {results.map(({ key, result }) => (
        <ResultOption key={key} id={key} result={result} text={text} onFollow={onFollow} />
      ))}
    </ListBox>
  );
}

interface ResultOptionProps {
  id: string;
  result: Result;
  text: string;
  onFollow: () => void;
}

function ResultOption({ id, result, text, onFollow }: ResultOptionProps) {
  const { href, open } = useResultTarget(result);
  return (
    <ListBoxItem
      id={id}
      textValue={id}
      {...(href === null ? {} : { href })}
      onAction={() => {
        onFollow();
        if (href === null) open?.();
      }}
      className={cx(
        "group flex cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 outline-none focus-ring-inset",
        "transition-colors duration-fast data-focused:bg-sunken data-hovered:bg-sunken data-pressed:bg-pressed",
      )}
    >
      <ResultRow result={result} search={text} />
    </ListBoxItem>
  );
}

function ResultLink({ result, text }: { result: Result; text: string }) {
  const { href, open } = useResultTarget(result);
  return (
    <Link
      {...(href === null ? {} : { href })}
      {...(href === null && open ? { onPress: open } : {})}
      variant="bare"
      className="flex items-start gap-3 rounded-none px-4 py-3 transition-colors duration-fast focus-ring-inset data-hovered:bg-sunken data-pressed:bg-pressed"
    >
      <ResultRow result={result} search={text} />
    </Link>
  );
}
