import { ListX, Pencil, Plus, Trash2, UserSearch, X } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { ContactListPage_list$key } from "../__generated__/ContactListPage_list.graphql.ts";
import type { ContactListPagePaginationQuery } from "../__generated__/ContactListPagePaginationQuery.graphql.ts";
import type { ContactListPageQuery } from "../__generated__/ContactListPageQuery.graphql.ts";
import { useReload, type Reload } from "../loading/useReload.ts";
import { formatNoun } from "../lib/counts.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { Button, IconButton, LinkButton } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Link } from "../ui/Link.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { AddMembersDialog } from "./AddMembersDialog.tsx";
import { contactListsPath } from "./contactPaths.ts";
import { ContactRow } from "./ContactRow.tsx";
import { ListDialog } from "./ListDialog.tsx";
import { contactListFilters } from "./contactListFilters.ts";
import { useDeleteList } from "./useDeleteList.ts";
import { useRemoveContact } from "./useRemoveContact.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";

const query = graphql`
  query ContactListPageQuery($databaseId: Int!, $query: String) @preloadable {
    contactList(databaseId: $databaseId) {
      ...ContactListPage_list @arguments(query: $query)
    }
  }
`;

/** One list of contacts: who is in it, and what can be done with it (GEN-10). */
export function ContactListPage({ queryRef }: { queryRef: PreloadedQuery<ContactListPageQuery> }) {
  const { contactList } = usePreloadedQuery<ContactListPageQuery>(query, queryRef);
  const reload = useReload<ContactListPageQuery>(query, queryRef.variables);
  if (contactList) return <ListView list={contactList} reload={reload} />;
  return (
    <div className={cx(cardLook, "flush-top mx-auto max-w-180")}>
      <EmptyState
        icon={ListX}
        title="This list is not there"
        text="It may have been deleted, or it is another account's."
        action={<LinkButton href={contactListsPath}>Contacts lists</LinkButton>}
      />
    </div>
  );
}

function ListView({ list, reload }: { list: ContactListPage_list$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<ContactListPagePaginationQuery, ContactListPage_list$key>(
    graphql`
      fragment ContactListPage_list on ContactList
      @argumentDefinitions(query: { type: "String" }, first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ContactListPagePaginationQuery") {
        id
        name
        description
        contactsCount
        permissions {
          edit {
            allowed
          }
          delete {
            allowed
          }
        }
        contacts(query: $query, first: $first, after: $after) @connection(key: "ContactListPage_contacts") {
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
  const members = useList({ edges: contacts?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { filters, narrow } = useFilters(contactListFilters);
  const navigate = useNavigate();
  const [open, setOpen] = useState<"edit" | "add" | null>(null);
  const close = () => setOpen(null);
  const { removeContact, isRunning } = useRemoveContact(reload.reload);
  const { remove, isDeleting } = useDeleteList(id, () => void navigate(contactListsPath, { replace: true }));
  usePageTitle(name);
  return (
    <div className="mx-auto w-full max-w-241">
      <header className="px-4 tablet:px-0">
        <Link href={contactListsPath} className="text-14">
          Contacts lists
        </Link>
        <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h1 className="text-22 font-semibold wrap-anywhere tablet:text-28">{name}</h1>
            {description && <p className="mt-1 max-w-[60ch] text-15 whitespace-pre-line text-muted">{description}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {permissions.delete.allowed && (
              <Button variant="quiet" icon={Trash2} onPress={remove} isPending={isDeleting}>
                Delete
              </Button>
            )}
            {permissions.edit.allowed && (
              <>
                <Button icon={Pencil} onPress={() => setOpen("edit")}>
                  Edit
                </Button>
                <Button variant="primary" icon={Plus} onPress={() => setOpen("add")}>
                  Add contacts
                </Button>
              </>
            )}
          </div>
        </div>
      </header>
      <div className="mt-4 mb-3 flex flex-wrap items-center gap-3 px-4 tablet:px-0">
        <SearchBox
          label="Search this list"
          initial={filters.search}
          onSearch={(search) => narrow({ search })}
          isMain
          className="min-w-56 flex-1 tablet:max-w-96"
        />
        <p className="figures text-14 text-muted">{formatNoun(contactsCount, "contact")}</p>
      </div>
      <List
        list={members}
        label={`Contacts in ${name}`}
        empty={
          filters.search === ""
            ? { icon: UserSearch, title: "Nobody is in this list yet", text: "Add contacts here, or from all contacts." }
            : { icon: UserSearch, title: "Nobody in this list fits", text: "Try a part of the name." }
        }
        endText="These are all contacts in this list."
      >
        {({ node }) => (
          <ContactRow
            contact={node}
            hasLists={false}
            acts={
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
