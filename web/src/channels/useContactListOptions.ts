import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { useContactListOptions_contactList$key } from "../__generated__/useContactListOptions_contactList.graphql.ts";
import type { useContactListOptions_viewer$key } from "../__generated__/useContactListOptions_viewer.graphql.ts";
import type { useContactListOptionsQuery } from "../__generated__/useContactListOptionsQuery.graphql.ts";
import type { PagedOptions } from "../lists/PagedSelect.tsx";

/**
 * The contact lists of the viewer's account, for a `PagedSelect`.
 * @param current the contact list that is selected at first; null for none
 */
export function useContactListOptions(
  viewer: useContactListOptions_viewer$key,
  current: useContactListOptions_contactList$key | null | undefined,
): PagedOptions {
  const { data, ...pagination } = usePaginationFragment<useContactListOptionsQuery, useContactListOptions_viewer$key>(
    graphql`
      fragment useContactListOptions_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "useContactListOptionsQuery") {
        contactLists(first: $first, after: $after) @connection(key: "useContactListOptions_contactLists") {
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
  const contactList = useFragment(
    graphql`
      fragment useContactListOptions_contactList on ContactList {
        id
        name
      }
    `,
    current,
  );
  return {
    options: (data.contactLists?.edges ?? []).map(({ node }) => ({ id: node.id, label: node.name })),
    current: contactList && { id: contactList.id, label: contactList.name },
    pagination,
  };
}
