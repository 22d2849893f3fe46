import { Mic } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { InterviewWirePage_query$key } from "../__generated__/InterviewWirePage_query.graphql.ts";
import type { InterviewWirePagePaginationQuery } from "../__generated__/InterviewWirePagePaginationQuery.graphql.ts";
import type { InterviewWirePageQuery } from "../__generated__/InterviewWirePageQuery.graphql.ts";
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
  query InterviewWirePageQuery($query: String, $type: InterviewType) @preloadable {
    viewer {
      ...ListsFrame_viewer
    }
    ...InterviewWirePage_query
  }
`;

/** The interview wire: all open and closed interviews, newest first. */
export function InterviewWirePage({ queryRef }: { queryRef: PreloadedQuery<InterviewWirePageQuery> }) {
  const [root, reload] = usePage<InterviewWirePageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<InterviewWirePagePaginationQuery, InterviewWirePage_query$key>(
    graphql`
      fragment InterviewWirePage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "InterviewWirePagePaginationQuery") {
        interviews(query: $query, type: $type, first: $first, after: $after) @connection(key: "InterviewWirePage_interviews") {
          edges {
            node {
              id
              ...InterviewCard_interview
            }
          }
        }
      }
    `,
    root,
  );
  const list = useList({ edges: data.interviews?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { hasFilters } = useFilters(interviewFilters);
  return (
    <InterviewsFrame viewer={root.viewer} tab="wire" filters={<InterviewFilterFields label="Search interviews" hasType />}>
      <List
        list={list}
        layout="cards"
        skeleton={<InterviewsSkeleton cards={2} />}
        empty={{ icon: Mic, title: "No interviews yet", text: "Interviews by video or in writing appear here." }}
        noMatch={hasFilters && { title: "No matching interviews", text: "Try different words or clear the filters." }}
        endText="These are all interviews."
      >
        {({ node }) => <InterviewCard interview={node} />}
      </List>
    </InterviewsFrame>
  );
}
