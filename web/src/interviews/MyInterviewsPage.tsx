import { Mic } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { MyInterviewsPage_query$key } from "../__generated__/MyInterviewsPage_query.graphql.ts";
import type { MyInterviewsPagePaginationQuery } from "../__generated__/MyInterviewsPagePaginationQuery.graphql.ts";
import type { MyInterviewsPageQuery } from "../__generated__/MyInterviewsPageQuery.graphql.ts";
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
  query MyInterviewsPageQuery($query: String, $type: InterviewType, $status: InterviewStatus) @preloadable {
    viewer {
      ...InterviewsFrame_viewer
    }
    ...MyInterviewsPage_query @arguments(query: $query, type: $type, status: $status)
  }
`;

/** The viewer's own interviews, drafts included. */
export function MyInterviewsPage({ queryRef }: { queryRef: PreloadedQuery<MyInterviewsPageQuery> }) {
  const root = usePreloadedQuery<MyInterviewsPageQuery>(query, queryRef);
  const reload = useReload<MyInterviewsPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<MyInterviewsPagePaginationQuery, MyInterviewsPage_query$key>(
    graphql`
      fragment MyInterviewsPage_query on Query
      @argumentDefinitions(
        query: { type: "String" }
        type: { type: "InterviewType" }
        status: { type: "InterviewStatus" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "MyInterviewsPagePaginationQuery") {
        viewer {
          interviews(query: $query, type: $type, status: $status, first: $first, after: $after)
            @connection(key: "MyInterviewsPage_interviews") {
            edges {
              node {
                ...InterviewList_interviews
              }
            }
          }
        }
      }
    `,
    root,
  );
  const list = data.viewer.interviews;
  const edges = list?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const isNarrow = isNarrowed(readFilters(useLocation().search));
  return (
    <InterviewsFrame viewer={root.viewer} tab="my" filters={<ListFilterFields label="Search my interviews" hasType hasStatus />}>
      {!list && <ListError reload={reload} />}
      {list && edges.length === 0 && (
        <div className={cardLook}>
          {isNarrow ? (
            <EmptyState icon={Mic} title="None of your interviews fits" text="Try other words, or all of them." />
          ) : (
            <EmptyState
              icon={Mic}
              title="You have no interviews yet"
              text="Ask once, and everybody answers in their own time, by video or in writing."
            />
          )}
        </div>
      )}
      {edges.length > 0 && (
        <InterviewList interviews={edges.map(({ node }) => node)} page={page} endText="These are all of your interviews." />
      )}
    </InterviewsFrame>
  );
}
