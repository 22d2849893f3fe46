import { Mic } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { InterviewWirePage_query$key } from "../__generated__/InterviewWirePage_query.graphql.ts";
import type { InterviewWirePagePaginationQuery } from "../__generated__/InterviewWirePagePaginationQuery.graphql.ts";
import type { InterviewWirePageQuery } from "../__generated__/InterviewWirePageQuery.graphql.ts";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { InterviewList } from "./InterviewList.tsx";
import { InterviewsFrame } from "./InterviewsFrame.tsx";
import { ListFilterFields } from "./ListFilterFields.tsx";
import { isNarrowed, readFilters } from "./listFilters.ts";

const query = graphql`
  query InterviewWirePageQuery($query: String, $type: InterviewType) @preloadable {
    viewer {
      ...InterviewsFrame_viewer
    }
    ...InterviewWirePage_query @arguments(query: $query, type: $type)
  }
`;

/** The interview wire: everything that is open or was, newest first. */
export function InterviewWirePage({ queryRef }: { queryRef: PreloadedQuery<InterviewWirePageQuery> }) {
  const root = usePreloadedQuery<InterviewWirePageQuery>(query, queryRef);
  const reload = useReload<InterviewWirePageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<InterviewWirePagePaginationQuery, InterviewWirePage_query$key>(
    graphql`
      fragment InterviewWirePage_query on Query
      @argumentDefinitions(
        query: { type: "String" }
        type: { type: "InterviewType" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "InterviewWirePagePaginationQuery") {
        interviews(query: $query, type: $type, first: $first, after: $after) @connection(key: "InterviewWirePage_interviews") {
          edges {
            node {
              ...InterviewList_interviews
            }
          }
        }
      }
    `,
    root,
  );
  const list = data.interviews;
  const edges = list?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const isNarrow = isNarrowed(readFilters(useLocation().search));
  return (
    <InterviewsFrame viewer={root.viewer} tab="wire" filters={<ListFilterFields label="Search interviews" hasType />}>
      {!list && <ListError reload={reload} />}
      {list && edges.length === 0 && (
        <div className={cardLook}>
          {isNarrow ? (
            <EmptyState icon={Mic} title="No interview has this in it" text="Try other words, or all of them." />
          ) : (
            <EmptyState
              icon={Mic}
              title="No interviews yet"
              text="Questions that people ask in their own time, by video or in writing, appear here."
            />
          )}
        </div>
      )}
      {edges.length > 0 && (
        <InterviewList interviews={edges.map(({ node }) => node)} page={page} endText="These are all interviews." />
      )}
    </InterviewsFrame>
  );
}
