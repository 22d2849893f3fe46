import { Hourglass } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { AwaitingPage_viewer$key } from "../__generated__/AwaitingPage_viewer.graphql.ts";
import type { AwaitingPagePaginationQuery } from "../__generated__/AwaitingPagePaginationQuery.graphql.ts";
import type { AwaitingPageQuery } from "../__generated__/AwaitingPageQuery.graphql.ts";
import { interviewTabPath } from "../interviews/interviewPaths.ts";
import { InterviewsFrame } from "../interviews/InterviewsFrame.tsx";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { awaitingFilters } from "./answerFilters.ts";
import { AwaitingRow } from "./AwaitingRow.tsx";
import { FilterLinks } from "./FilterLinks.tsx";

const query = graphql`
  query AwaitingPageQuery($direction: AwaitingDirection) @preloadable {
    viewer {
      ...ListsFrame_viewer
      ...AwaitingPage_viewer
    }
  }
`;

const directions = [
  { id: "ADDRESSED", label: "To answer" },
  { id: "ASKED", label: "From you" },
] as const;

/** Pending answers: those that the viewer has yet to give, and those that others have yet to give to the viewer (ROUTE-27). */
export function AwaitingPage({ queryRef }: { queryRef: PreloadedQuery<AwaitingPageQuery> }) {
  const [root, reload] = usePage<AwaitingPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<AwaitingPagePaginationQuery, AwaitingPage_viewer$key>(
    graphql`
      fragment AwaitingPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "AwaitingPagePaginationQuery") {
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
    `,
    root.viewer,
  );
  const list = useList({ edges: data.awaitingAnswers?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  return (
    <InterviewsFrame
      viewer={root.viewer}
      tab="awaiting"
      filters={
        <FilterLinks
          label="Whose answers"
          options={directions}
          current={queryRef.variables.direction}
          getHref={(direction) => interviewTabPath("awaiting") + awaitingFilters.write({ direction })}
        />
      }
    >
      <List
        list={list}
        label="Awaited answers"
        empty={{
          icon: Hourglass,
          title: "No answers pending",
          text: "Interviews you are invited to answer, and interviews of yours that others have not answered yet, appear here.",
        }}
      >
        {({ node }) => <AwaitingRow set={node} />}
      </List>
    </InterviewsFrame>
  );
}
