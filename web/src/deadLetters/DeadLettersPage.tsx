import { ListX } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { DeadLettersPage_query$key } from "../__generated__/DeadLettersPage_query.graphql.ts";
import type { DeadLettersPagePaginationQuery } from "../__generated__/DeadLettersPagePaginationQuery.graphql.ts";
import type { DeadLettersPageQuery } from "../__generated__/DeadLettersPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { DeadLetterRow } from "./DeadLetterRow.tsx";
import { DeadLettersSkeleton } from "./DeadLettersSkeleton.tsx";

const query = graphql`
  query DeadLettersPageQuery @preloadable {
    ...DeadLettersPage_query
  }
`;

/** The background jobs that have used up their attempts, for platform admins to retry and delete. */
export function DeadLettersPage({ queryRef }: { queryRef: PreloadedQuery<DeadLettersPageQuery> }) {
  const [root, reload] = usePage<DeadLettersPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<DeadLettersPagePaginationQuery, DeadLettersPage_query$key>(
    graphql`
      fragment DeadLettersPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "DeadLettersPagePaginationQuery") {
        deadLetters(first: $first, after: $after) @connection(key: "DeadLettersPage_deadLetters") {
          connectionId: __id
          edges {
            node {
              id
              ...DeadLetterRow_deadLetter
            }
          }
        }
      }
    `,
    root,
  );
  const list = useList({
    edges: data.deadLetters?.edges,
    connectionId: data.deadLetters?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  return (
    <div className="mx-auto w-full max-w-241">
      <header className="mb-3 px-4 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Failed jobs</h1>
        <p className="mt-1 max-w-[72ch] text-14 text-muted">
          Background jobs, such as sending mails and processing videos, that failed on every attempt. They are deleted after 30
          days.
        </p>
      </header>
      <List
        list={list}
        label="Failed jobs"
        skeleton={<DeadLettersSkeleton rows={2} />}
        empty={{ icon: ListX, title: "No jobs have failed", text: "Jobs that need your attention appear here." }}
        endText="These are all failed jobs."
      >
        {({ node }) => (
          <DeadLetterRow
            deadLetter={node}
            onRemoved={() => {
              list.remove(node.id);
              // Other admins retry and delete jobs too, and a retried job may already have failed again.
              list.refresh();
            }}
          />
        )}
      </List>
    </div>
  );
}
