import { graphql, readInlineData, usePaginationFragment } from "react-relay";
import type { useContactListOptions_contactList$key } from "../__generated__/useContactListOptions_contactList.graphql.ts";
import type { useContactListOptions_viewer$key } from "../__generated__/useContactListOptions_viewer.graphql.ts";
import type { useContactListOptionsQuery } from "../__generated__/useContactListOptionsQuery.graphql.ts";
import type { PagedOptions } from "../lists/PagedSelect.tsx";
import { uniqueById } from "../lists/uniqueById.ts";

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
  const options = [...edges.map(({ node }) => node), ...selected].map((list) => {
    const contactList = readInlineData<useContactListOptions_contactList$key>(contactListFragment, list);
    return { ...contactList, label: `${contactList.name} (${contactList.contactsCount})` };
  });
  return { options: uniqueById(options, ({ id }) => id), more: { pagination, count: edges.length } };
}
