import { Hourglass } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { AwaitingPage_query$key } from "../__generated__/AwaitingPage_query.graphql.ts";
import type { AwaitingPagePaginationQuery } from "../__generated__/AwaitingPagePaginationQuery.graphql.ts";
import type { AwaitingPageQuery } from "../__generated__/AwaitingPageQuery.graphql.ts";
import { RowList } from "../lists/RowList.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { InterviewsFrame } from "../interviews/InterviewsFrame.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { awaitingFilters } from "./answerFilters.ts";
import { AwaitingRow } from "./AwaitingRow.tsx";
import { FilterLinks } from "./FilterLinks.tsx";

const query = graphql`
  query AwaitingPageQuery($direction: AwaitingDirection) @preloadable {
    viewer {
      ...InterviewsFrame_viewer
    }
    ...AwaitingPage_query @arguments(direction: $direction)
  }
`;

/** Answers that are yet to be given: by the reader, and to the reader's questions (ROUTE-27). */
export function AwaitingPage({ queryRef }: { queryRef: PreloadedQuery<AwaitingPageQuery> }) {
  const root = usePreloadedQuery<AwaitingPageQuery>(query, queryRef);
  const reload = useReload<AwaitingPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<AwaitingPagePaginationQuery, AwaitingPage_query$key>(
    graphql`
      fragment AwaitingPage_query on Query
      @argumentDefinitions(
        direction: { type: "AwaitingDirection" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "AwaitingPagePaginationQuery") {
        viewer {
          awaitingAnswers(direction: $direction, first: $first, after: $after)
            @connection(key: "AwaitingPage_awaitingAnswers", filters: ["direction"]) {
            edges {
              node {
                id
                ...AwaitingRow_set
              }
            }
          }
        }
      }
    `,
    root,
  );
  const list = data.viewer.awaitingAnswers;
  const edges = list?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  return (
    <InterviewsFrame
      viewer={root.viewer}
      tab="awaiting"
      filters={
        <FilterLinks
          label="Whose answers"
          path="/interviews/awaiting"
          name="direction"
          filters={awaitingFilters}
          current={queryRef.variables.direction}
        />
      }
    >
      <RowList
        label="Awaited answers"
        isRead={Boolean(list)}
        reload={reload}
        page={page}
        empty={
          <EmptyState
            icon={Hourglass}
            title="No answers are awaited"
            text="Interviews that you are invited to answer stand here, and those of yours that others have yet to answer."
          />
        }
      >
        {edges.map(({ node }) => (
          <AwaitingRow key={node.id} set={node} />
        ))}
      </RowList>
    </InterviewsFrame>
  );
}
