import { List as ListIcon, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { ContactListsPage_viewer$key } from "../__generated__/ContactListsPage_viewer.graphql.ts";
import type { ContactListsPagePaginationQuery } from "../__generated__/ContactListsPagePaginationQuery.graphql.ts";
import type { ContactListsPageQuery } from "../__generated__/ContactListsPageQuery.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { List } from "../lists/List.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { Link } from "../ui/Link.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { contactListFilters } from "./contactListFilters.ts";
import { contactListPath } from "./contactPaths.ts";
import { ContactsFrame } from "./ContactsFrame.tsx";
import { PermissionButton } from "./PermissionButton.tsx";

const ListDialog = lazyDialog(async () => (await import("./ListDialog.tsx")).ListDialog);

const query = graphql`
  query ContactListsPageQuery($query: String) @preloadable {
    viewer {
      keepContacts {
        ...PermissionButton_permission
      }
      ...ContactListsPage_viewer
    }
  }
`;

/** The contact lists of the viewer's account, by name (CONTACT-01). */
export function ContactListsPage({ queryRef }: { queryRef: PreloadedQuery<ContactListsPageQuery> }) {
  const [root, reload] = usePage<ContactListsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<ContactListsPagePaginationQuery, ContactListsPage_viewer$key>(
    graphql`
      fragment ContactListsPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ContactListsPagePaginationQuery") {
        contactLists(query: $query, first: $first, after: $after) @connection(key: "ContactListsPage_contactLists") {
          edges {
            node {
              id
              databaseId
              name
              description
              contactsCount
              updatedAt
            }
          }
        }
      }
    `,
    root.viewer,
  );
  const list = useList({ edges: data.contactLists?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { hasFilters, field } = useFilters(contactListFilters);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ContactsFrame
      tab="lists"
      actions={
        <PermissionButton permission={root.viewer.keepContacts} variant="primary" icon={Plus} onPress={() => setOpen(true)}>
          New list
        </PermissionButton>
      }
      filters={<SearchFilter label="Search lists" {...field("search")} className="w-full tablet:max-w-96" />}
    >
      <List
        list={list}
        label="Contacts lists"
        empty={{
          icon: ListIcon,
          title: "No lists yet",
          text: "A list groups contacts, so that you can send announcements to all of them.",
        }}
        noMatch={hasFilters && { title: "No matching lists", text: "Try part of the name." }}
        endText="These are all lists."
      >
        {({ node: { databaseId, name, description, contactsCount, updatedAt } }) => (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3.5 tablet:px-5">
            <div className="min-w-0 flex-1 basis-64">
              <Link variant="plain" href={contactListPath(databaseId)} className="text-16 font-medium wrap-anywhere">
                {name}
              </Link>
              {description && <p className="user-text line-clamp-2 text-14 text-muted wrap-anywhere">{description}</p>}
            </div>
            <p className="figures text-13 text-muted">
              {formatNoun(contactsCount, "contact")} · changed <RelativeTime time={updatedAt} />
            </p>
          </div>
        )}
      </List>
      {isOpen && (
        <ListDialog
          list={null}
          onClose={() => setOpen(false)}
          onSaved={(databaseId) => {
            setOpen(false);
            void navigate(contactListPath(databaseId));
          }}
        />
      )}
    </ContactsFrame>
  );
}
