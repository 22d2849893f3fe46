import { graphql, readInlineData, usePaginationFragment } from "react-relay";
import type { useContactListOptions_contactList$key } from "../__generated__/useContactListOptions_contactList.graphql.ts";
import type { useContactListOptions_viewer$key } from "../__generated__/useContactListOptions_viewer.graphql.ts";
import type { useContactListOptionsQuery } from "../__generated__/useContactListOptionsQuery.graphql.ts";
import { toPagedOptions, type PagedOptions } from "../lists/pagedOptions.ts";

const contactListFragment = graphql`
  fragment useContactListOptions_contactList on ContactList @inline {
    id
    name
    contactsCount
  }
`;

/** A contact list in a field; its label contains the number of its contacts. */
interface ContactListOption {
  id: string;
  label: string;
  name: string;
  contactsCount: number;
}

function toOption(list: useContactListOptions_contactList$key): ContactListOption {
  const { id, name, contactsCount } = readInlineData<useContactListOptions_contactList$key>(contactListFragment, list);
  return { id, label: `${name} (${contactsCount})`, name, contactsCount };
}

/**
 * The contact lists of the viewer's account.
 * @param selected the lists that are selected at first
 */
export function useContactListOptions(
  viewer: useContactListOptions_viewer$key,
  selected: readonly useContactListOptions_contactList$key[],
): PagedOptions<ContactListOption> {
  const { data, ...pagination } = usePaginationFragment<useContactListOptionsQuery, useContactListOptions_viewer$key>(
    graphql`
      fragment useContactListOptions_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "useContactListOptionsQuery") {
        contactLists(first: $first, after: $after) @connection(key: "useContactListOptions_contactLists") {
          edges {
            node {
              ...useContactListOptions_contactList
            }
          }
        }
      }
    `,
    viewer,
  );
  const edges = data.contactLists?.edges ?? [];
  return toPagedOptions(pagination, edges, [...edges.map(({ node }) => node), ...selected], toOption);
}
