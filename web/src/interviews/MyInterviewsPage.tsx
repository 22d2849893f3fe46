import { Mic } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { MyInterviewsPage_viewer$key } from "../__generated__/MyInterviewsPage_viewer.graphql.ts";
import type { MyInterviewsPagePaginationQuery } from "../__generated__/MyInterviewsPagePaginationQuery.graphql.ts";
import type { MyInterviewsPageQuery } from "../__generated__/MyInterviewsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { InterviewCard } from "./InterviewCard.tsx";
import { InterviewFilterFields } from "./InterviewFilterFields.tsx";
import { interviewFilters } from "./interviewFilters.ts";
import { InterviewsFrame } from "./InterviewsFrame.tsx";
import { InterviewsSkeleton } from "./InterviewsSkeleton.tsx";

const query = graphql`
  query MyInterviewsPageQuery($query: String, $type: InterviewType, $status: InterviewStatus) @preloadable {
    viewer {
      ...ListsFrame_viewer
      ...MyInterviewsPage_viewer
    }
  }
`;

/** The viewer's own interviews, including drafts. */
export function MyInterviewsPage({ queryRef }: { queryRef: PreloadedQuery<MyInterviewsPageQuery> }) {
  const [root, reload] = usePage<MyInterviewsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<MyInterviewsPagePaginationQuery, MyInterviewsPage_viewer$key>(
    graphql`
      fragment MyInterviewsPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "MyInterviewsPagePaginationQuery") {
        interviews(query: $query, type: $type, status: $status, first: $first, after: $after)
          @connection(key: "MyInterviewsPage_interviews") {
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
  const list = useList({ edges: data.interviews?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { hasFilters } = useFilters(interviewFilters);
  return (
    <InterviewsFrame
      viewer={root.viewer}
      tab="my"
      filters={<InterviewFilterFields label="Search my interviews" hasType hasStatus />}
    >
      <List
        list={list}
        layout="cards"
        skeleton={<InterviewsSkeleton cards={2} />}
        empty={{
          icon: Mic,
          title: "You have no interviews yet",
          text: "Ask your questions once, and people answer in their own time, by video or in writing.",
        }}
        noMatch={hasFilters && { title: "No matching interviews", text: "Try different words or clear the filters." }}
        endText="These are all your interviews."
      >
        {({ node }) => <InterviewCard interview={node} />}
      </List>
    </InterviewsFrame>
  );
}
