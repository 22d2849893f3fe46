import { ListX, UserSearch, X } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { ContactListPage_list$key } from "../__generated__/ContactListPage_list.graphql.ts";
import type { ContactListPagePaginationQuery } from "../__generated__/ContactListPagePaginationQuery.graphql.ts";
import type { ContactListPageQuery } from "../__generated__/ContactListPageQuery.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { List } from "../lists/List.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage, type Reload } from "../loading/useReload.ts";
import { IconButton, LinkButton } from "../ui/Button.tsx";
import { EmptyCard } from "../ui/EmptyState.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { contactListFilters } from "./contactListFilters.ts";
import { ContactListHead } from "./ContactListHead.tsx";
import { contactListsPath } from "./contactPaths.ts";
import { ContactRow } from "./ContactRow.tsx";
import { useRemoveContact } from "./useRemoveContact.ts";

const ListDialog = lazyDialog(async () => (await import("./ListDialog.tsx")).ListDialog);
const AddMembersDialog = lazyDialog(async () => (await import("./AddMembersDialog.tsx")).AddMembersDialog);

const query = graphql`
  query ContactListPageQuery($databaseId: Int!, $query: String) @preloadable {
    contactList(databaseId: $databaseId) {
      ...ContactListPage_list
    }
  }
`;

/** One contact list: its contacts and its actions (GEN-10). */
export function ContactListPage({ queryRef }: { queryRef: PreloadedQuery<ContactListPageQuery> }) {
  const [{ contactList }, reload] = usePage<ContactListPageQuery>(query, queryRef);
  if (contactList) return <ListView list={contactList} reload={reload} />;
  return (
    <EmptyCard
      icon={ListX}
      title="List not found"
      text="It may have been deleted, or it belongs to another account."
      action={<LinkButton href={contactListsPath}>Contacts lists</LinkButton>}
      className="flush-top mx-auto max-w-180"
    />
  );
}

function ListView({ list, reload }: { list: ContactListPage_list$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<ContactListPagePaginationQuery, ContactListPage_list$key>(
    graphql`
      fragment ContactListPage_list on ContactList
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ContactListPagePaginationQuery") {
        id
        name
        description
        contactsCount
        permissions {
          edit {
            allowed
          }
        }
        ...ContactListHead_list
        contacts(query: $query, first: $first, after: $after) @connection(key: "ContactListPage_contacts") {
          connectionId: __id
          edges {
            node {
              id
              name
              ...ContactRow_contact
            }
          }
        }
      }
    `,
    list,
  );
  const { id, name, description, contactsCount, permissions, contacts } = data;
  const members = useList({
    edges: contacts?.edges,
    connectionId: contacts?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  const { hasFilters, field } = useFilters(contactListFilters);
  const [open, setOpen] = useState<"edit" | "add" | null>(null);
  const close = () => setOpen(null);
  const { removeContact, isRunning } = useRemoveContact(members.remove);
  usePageTitle(name);
  return (
    <div className="mx-auto w-full max-w-241">
      <ContactListHead list={data} onEdit={() => setOpen("edit")} onAdd={() => setOpen("add")} />
      <div className="mt-4 mb-3 flex flex-wrap items-center gap-3 px-4 tablet:px-0">
        <SearchFilter label="Search this list" {...field("search")} isMain className="min-w-56 flex-1 tablet:max-w-96" />
        <p className="figures text-14 text-muted">{formatNoun(contactsCount, "contact")}</p>
      </div>
      <List
        list={members}
        label={`Contacts in ${name}`}
        empty={{
          icon: UserSearch,
          title: "No contacts in this list yet",
          text: "Add contacts here or from the list of all contacts.",
        }}
        noMatch={hasFilters && { title: "No matching contacts in this list", text: "Try part of the name." }}
        endText="These are all contacts in this list."
      >
        {({ node }) => (
          <ContactRow
            contact={node}
            hasLists={false}
            actions={
              permissions.edit.allowed && (
                <IconButton
                  icon={X}
                  label={`Remove ${node.name} from this list`}
                  onPress={() => removeContact(node, { id, name })}
                  isDisabled={isRunning}
                />
              )
            }
          />
        )}
      </List>
      {open === "edit" && (
        <ListDialog
          list={{ id, name, description: description ?? "" }}
          onClose={close}
          onSaved={() => {
            close();
            showToast("success", "The list has been saved.");
          }}
        />
      )}
      {open === "add" && <AddMembersDialog list={{ id, name }} onClose={close} onAdded={reload.reload} />}
    </div>
  );
}
