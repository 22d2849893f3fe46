import { Share2 } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SharedInterviewsPage_query$key } from "../__generated__/SharedInterviewsPage_query.graphql.ts";
import type { SharedInterviewsPagePaginationQuery } from "../__generated__/SharedInterviewsPagePaginationQuery.graphql.ts";
import type { SharedInterviewsPageQuery } from "../__generated__/SharedInterviewsPageQuery.graphql.ts";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { InterviewList } from "./InterviewList.tsx";
import { InterviewsFrame } from "./InterviewsFrame.tsx";

const query = graphql`
  query SharedInterviewsPageQuery @preloadable {
    viewer {
      ...InterviewsFrame_viewer
    }
    ...SharedInterviewsPage_query
  }
`;

/** Interviews that others share with the viewer, with their answers. */
export function SharedInterviewsPage({ queryRef }: { queryRef: PreloadedQuery<SharedInterviewsPageQuery> }) {
  const root = usePreloadedQuery<SharedInterviewsPageQuery>(query, queryRef);
  const reload = useReload<SharedInterviewsPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<SharedInterviewsPagePaginationQuery, SharedInterviewsPage_query$key>(
    graphql`
      fragment SharedInterviewsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "SharedInterviewsPagePaginationQuery") {
        viewer {
          sharedInterviews(first: $first, after: $after) @connection(key: "SharedInterviewsPage_sharedInterviews") {
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
  const list = data.viewer.sharedInterviews;
  const edges = list?.edges ?? [];
  const page = useNextPage(pagination, edges.length);

  return (
    <InterviewsFrame viewer={root.viewer} tab="shared">
      {!list && <ListError reload={reload} />}
      {list && edges.length === 0 && (
        <div className={cardLook}>
          <EmptyState
            icon={Share2}
            title="Nothing is shared with you"
            text="When somebody shares an interview and its answers with you, you find it here."
          />
        </div>
      )}
      {edges.length > 0 && (
        <InterviewList interviews={edges.map(({ node }) => node)} page={page} endText="These are all shared interviews." />
      )}
    </InterviewsFrame>
  );
}
