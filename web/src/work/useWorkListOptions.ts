import { graphql, readInlineData, usePaginationFragment } from "react-relay";
import type { useWorkListOptions_viewer$key } from "../__generated__/useWorkListOptions_viewer.graphql.ts";
import type { useWorkListOptions_workList$key } from "../__generated__/useWorkListOptions_workList.graphql.ts";
import type { useWorkListOptionsQuery } from "../__generated__/useWorkListOptionsQuery.graphql.ts";
import { toPagedOptions, type PagedOptions } from "../lists/pagedOptions.ts";

const workListFragment = graphql`
  fragment useWorkListOptions_workList on WorkList @inline {
    id
    name
  }
`;

function toOption(workList: useWorkListOptions_workList$key) {
  const { id, name } = readInlineData<useWorkListOptions_workList$key>(workListFragment, workList);
  return { id, label: name };
}

/**
 * The work lists of the viewer's account.
 * @param selected the list that is selected at first; null for none
 */
export function useWorkListOptions(
  viewer: useWorkListOptions_viewer$key,
  selected: useWorkListOptions_workList$key | null | undefined,
): PagedOptions {
  const { data, ...pagination } = usePaginationFragment<useWorkListOptionsQuery, useWorkListOptions_viewer$key>(
    graphql`
      fragment useWorkListOptions_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "useWorkListOptionsQuery") {
        workLists(first: $first, after: $after) @connection(key: "useWorkListOptions_workLists") {
          edges {
            node {
              ...useWorkListOptions_workList
            }
          }
        }
      }
    `,
    viewer,
  );
  const edges = data.workLists?.edges ?? [];
  return toPagedOptions(pagination, edges, [...edges.map(({ node }) => node), selected], toOption);
}
