import { Share2 } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { SharedInterviewsPage_viewer$key } from "../__generated__/SharedInterviewsPage_viewer.graphql.ts";
import type { SharedInterviewsPagePaginationQuery } from "../__generated__/SharedInterviewsPagePaginationQuery.graphql.ts";
import type { SharedInterviewsPageQuery } from "../__generated__/SharedInterviewsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { InterviewCard } from "./InterviewCard.tsx";
import { InterviewsFrame } from "./InterviewsFrame.tsx";
import { InterviewsSkeleton } from "./InterviewsSkeleton.tsx";

const query = graphql`
  query SharedInterviewsPageQuery @preloadable {
    viewer {
      ...ListsFrame_viewer
      ...SharedInterviewsPage_viewer
    }
  }
`;

/** Interviews that others share with the viewer, with their answers. */
export function SharedInterviewsPage({ queryRef }: { queryRef: PreloadedQuery<SharedInterviewsPageQuery> }) {
  const [root, reload] = usePage<SharedInterviewsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<SharedInterviewsPagePaginationQuery, SharedInterviewsPage_viewer$key>(
    graphql`
      fragment SharedInterviewsPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "SharedInterviewsPagePaginationQuery") {
        sharedInterviews(first: $first, after: $after) @connection(key: "SharedInterviewsPage_sharedInterviews") {
          edges {
            node {
              id
              ...InterviewCard_interview
            }
          }
        }
      }
    `,
    root.viewer,
  );
  const list = useList({ edges: data.sharedInterviews?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  return (
    <InterviewsFrame viewer={root.viewer} tab="shared">
      <List
        list={list}
        layout="cards"
        skeleton={<InterviewsSkeleton cards={2} />}
        empty={{
          icon: Share2,
          title: "Nothing shared with you yet",
          text: "Interviews that others share with you appear here with their answers.",
        }}
        endText="These are all shared interviews."
      >
        {({ node }) => <InterviewCard interview={node} />}
      </List>
    </InterviewsFrame>
  );
}
