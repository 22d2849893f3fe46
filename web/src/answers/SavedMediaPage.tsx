import { Bookmark } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { SavedMediaPage_viewer$key } from "../__generated__/SavedMediaPage_viewer.graphql.ts";
import type { SavedMediaPagePaginationQuery } from "../__generated__/SavedMediaPagePaginationQuery.graphql.ts";
import type { SavedMediaPageQuery } from "../__generated__/SavedMediaPageQuery.graphql.ts";
import { interviewTabPath } from "../interviews/interviewPaths.ts";
import { InterviewsFrame } from "../interviews/InterviewsFrame.tsx";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { savedFilters } from "./answerFilters.ts";
import { FilterLinks } from "./FilterLinks.tsx";
import { SavedRow } from "./SavedRow.tsx";

const query = graphql`
  query SavedMediaPageQuery($type: InterviewType) @preloadable {
    viewer {
      ...ListsFrame_viewer
      ...SavedMediaPage_viewer
    }
  }
`;

const types = [
  { id: "VIDEO", label: "Video" },
  { id: "TEXT", label: "Text" },
] as const;

/** Interviews and answers that the viewer has saved (ROUTE-29). */
export function SavedMediaPage({ queryRef }: { queryRef: PreloadedQuery<SavedMediaPageQuery> }) {
  const [root, reload] = usePage<SavedMediaPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<SavedMediaPagePaginationQuery, SavedMediaPage_viewer$key>(
    graphql`
      fragment SavedMediaPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "SavedMediaPagePaginationQuery") {
        savedMedia(type: $type, first: $first, after: $after) @connection(key: "SavedMediaPage_savedMedia", filters: ["type"]) {
          connectionId: __id
          edges {
            node {
              id
              ...SavedRow_media
            }
          }
        }
      }
    `,
    root.viewer,
  );
  const list = useList({
    edges: data.savedMedia?.edges,
    connectionId: data.savedMedia?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  return (
    <InterviewsFrame
      viewer={root.viewer}
      tab="saved"
      filters={
        <FilterLinks
          label="Which interviews"
          options={types}
          current={queryRef.variables.type}
          getHref={(type) => interviewTabPath("saved") + savedFilters.write({ type })}
        />
      }
    >
      <List
        list={list}
        label="Saved media"
        empty={{
          icon: Bookmark,
          title: "Nothing saved yet",
          text: "Interviews and answers that you save appear here.",
        }}
      >
        {({ node }) => <SavedRow media={node} onRemoved={() => list.remove(node.id)} onRestored={reload.reload} />}
      </List>
    </InterviewsFrame>
  );
}
