import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { useNewsroomOptions_newsroom$key } from "../__generated__/useNewsroomOptions_newsroom.graphql.ts";
import type { useNewsroomOptions_viewer$key } from "../__generated__/useNewsroomOptions_viewer.graphql.ts";
import type { useNewsroomOptionsQuery } from "../__generated__/useNewsroomOptionsQuery.graphql.ts";
import type { PagedOptions } from "../lists/PagedSelect.tsx";

/**
 * The viewer's newsrooms, for a `PagedSelect`.
 * @param current the newsroom that is selected at first; null for none
 */
export function useNewsroomOptions(
  viewer: useNewsroomOptions_viewer$key,
  current: useNewsroomOptions_newsroom$key | null | undefined,
): PagedOptions {
  const { data, ...pagination } = usePaginationFragment<useNewsroomOptionsQuery, useNewsroomOptions_viewer$key>(
    graphql`
      fragment useNewsroomOptions_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "useNewsroomOptionsQuery") {
        newsrooms(first: $first, after: $after) @connection(key: "useNewsroomOptions_newsrooms") {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  const newsroom = useFragment(
    graphql`
      fragment useNewsroomOptions_newsroom on Newsroom {
        id
        name
      }
    `,
    current,
  );
  return {
    options: (data.newsrooms?.edges ?? []).map(({ node }) => ({ id: node.id, label: node.name })),
    current: newsroom && { id: newsroom.id, label: newsroom.name },
    pagination,
  };
}
