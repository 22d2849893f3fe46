import { graphql, readInlineData, usePaginationFragment } from "react-relay";
import type { useNewsroomOptions_newsroom$key } from "../__generated__/useNewsroomOptions_newsroom.graphql.ts";
import type { useNewsroomOptions_viewer$key } from "../__generated__/useNewsroomOptions_viewer.graphql.ts";
import type { useNewsroomOptionsQuery } from "../__generated__/useNewsroomOptionsQuery.graphql.ts";
import { toPagedOptions, type PagedOptions } from "../lists/pagedOptions.ts";

const newsroomFragment = graphql`
  fragment useNewsroomOptions_newsroom on Newsroom @inline {
    id
    name
  }
`;

function toOption(newsroom: useNewsroomOptions_newsroom$key) {
  const { id, name } = readInlineData<useNewsroomOptions_newsroom$key>(newsroomFragment, newsroom);
  return { id, label: name };
}

/**
 * The viewer's newsrooms, without declined ones, because those cannot publish.
 * @param selected the newsroom that is selected at first, which may be another person's; null for none
 */
export function useNewsroomOptions(
  viewer: useNewsroomOptions_viewer$key,
  selected: useNewsroomOptions_newsroom$key | null | undefined,
): PagedOptions {
  const { data, ...pagination } = usePaginationFragment<useNewsroomOptionsQuery, useNewsroomOptions_viewer$key>(
    graphql`
      fragment useNewsroomOptions_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "useNewsroomOptionsQuery") {
        newsrooms(first: $first, after: $after) @connection(key: "useNewsroomOptions_newsrooms") {
          edges {
            node {
              status
              ...useNewsroomOptions_newsroom
            }
          }
        }
      }
    `,
    viewer,
  );
  const edges = data.newsrooms?.edges ?? [];
  const offered = edges.flatMap(({ node }) => (node.status === "DECLINED" ? [] : [node]));
  return toPagedOptions(pagination, edges, [...offered, selected], toOption);
}
