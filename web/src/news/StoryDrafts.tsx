import { FilePenLine } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { StoryDrafts_viewer$key } from "../__generated__/StoryDrafts_viewer.graphql.ts";
import type { StoryDraftsPaginationQuery } from "../__generated__/StoryDraftsPaginationQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import type { Reload } from "../loading/useReload.ts";
import { StoryDraftRow } from "./StoryDraftRow.tsx";

/** Unpublished stories, newest first. */
export function StoryDrafts({ viewer, reload }: { viewer: StoryDrafts_viewer$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<StoryDraftsPaginationQuery, StoryDrafts_viewer$key>(
    graphql`
      fragment StoryDrafts_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "StoryDraftsPaginationQuery") {
        storyDrafts(first: $first, after: $after) @connection(key: "StoryDrafts_storyDrafts") {
          connectionId: __id
          edges {
            node {
              id
              ...StoryDraftRow_story
            }
          }
        }
      }
    `,
    viewer,
  );
  const list = useList({
    edges: data.storyDrafts?.edges,
    connectionId: data.storyDrafts?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  return (
    <List
      list={list}
      label="Drafts of stories"
      empty={{
        icon: FilePenLine,
        title: "No drafts",
        text: "Draft stories stay here until you publish them.",
      }}
    >
      {({ node }) => <StoryDraftRow story={node} onRemoved={() => list.remove(node.id)} onRestored={reload.reload} />}
    </List>
  );
}
