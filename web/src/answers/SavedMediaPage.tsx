import { Bookmark } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SavedMediaPage_query$key } from "../__generated__/SavedMediaPage_query.graphql.ts";
import type { SavedMediaPagePaginationQuery } from "../__generated__/SavedMediaPagePaginationQuery.graphql.ts";
import type { SavedMediaPageQuery } from "../__generated__/SavedMediaPageQuery.graphql.ts";
import { RowList } from "../lists/RowList.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { InterviewsFrame } from "../interviews/InterviewsFrame.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { savedFilters } from "./answerFilters.ts";
import { FilterLinks } from "./FilterLinks.tsx";
import { SavedRow } from "./SavedRow.tsx";

const query = graphql`
  query SavedMediaPageQuery($type: InterviewType) @preloadable {
    viewer {
      ...InterviewsFrame_viewer
    }
    ...SavedMediaPage_query @arguments(type: $type)
  }
`;

/** Interviews and answers that the reader has saved (ROUTE-29). */
export function SavedMediaPage({ queryRef }: { queryRef: PreloadedQuery<SavedMediaPageQuery> }) {
  const root = usePreloadedQuery<SavedMediaPageQuery>(query, queryRef);
  const reload = useReload<SavedMediaPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<SavedMediaPagePaginationQuery, SavedMediaPage_query$key>(
    graphql`
      fragment SavedMediaPage_query on Query
      @argumentDefinitions(type: { type: "InterviewType" }, first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "SavedMediaPagePaginationQuery") {
        viewer {
          savedMedia(type: $type, first: $first, after: $after) @connection(key: "SavedMediaPage_savedMedia", filters: ["type"]) {
            edges {
              node {
                databaseId
                ...SavedRow_media
              }
            }
          }
        }
      }
    `,
    root,
  );
  const list = data.viewer.savedMedia;
  const edges = list?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  return (
    <InterviewsFrame
      viewer={root.viewer}
      tab="saved"
      filters={
        <FilterLinks
          label="Which interviews"
          path="/interviews/saved"
          name="type"
          filters={savedFilters}
          current={queryRef.variables.type}
        />
      }
    >
      <RowList
        label="Saved media"
        isRead={Boolean(list)}
        reload={reload}
        page={page}
        empty={
          <EmptyState
            icon={Bookmark}
            title="Nothing is saved"
            text="Save an interview or a single answer, and you find it here."
          />
        }
      >
        {edges.map(({ node }) => (
          <SavedRow key={node.databaseId} media={node} onGone={reload.reload} />
        ))}
      </RowList>
    </InterviewsFrame>
  );
}
