import { FilePenLine } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { StoryDrafts_query$key } from "../__generated__/StoryDrafts_query.graphql.ts";
import type { StoryDraftsPaginationQuery } from "../__generated__/StoryDraftsPaginationQuery.graphql.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { ListEnd } from "../lists/ListEnd.tsx";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { StoryDraftRow } from "./StoryDraftRow.tsx";

/** Stories that nobody has published yet, newest first. */
export function StoryDrafts({ query, reload }: { query: StoryDrafts_query$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<StoryDraftsPaginationQuery, StoryDrafts_query$key>(
    graphql`
      fragment StoryDrafts_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "StoryDraftsPaginationQuery") {
        viewer {
          storyDrafts(first: $first, after: $after) @connection(key: "StoryDrafts_storyDrafts") {
            edges {
              node {
                id
                ...StoryDraftRow_story
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { storyDrafts } = data.viewer;
  const edges = storyDrafts?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  if (!storyDrafts) return <ListError reload={reload} />;
  if (edges.length === 0) {
    return (
      <div className={cardLook}>
        <EmptyState
          icon={FilePenLine}
          title="No drafts"
          text="A story that is saved as a draft waits here until it is published."
        />
      </div>
    );
  }
  return (
    <>
      <ul aria-label="Drafts of stories" className={`${cardLook} divide-y divide-line`}>
        {edges.map(({ node }) => (
          <StoryDraftRow key={node.id} story={node} onChanged={reload.reload} />
        ))}
      </ul>
      {page.hasMore && <ListEnd page={page} skeleton={<RowsSkeleton rows={2} label="Loading drafts" />} endText="" />}
    </>
  );
}
