import { FileUp, ListPlus, Plus, UserSearch, X } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { AllContactsPage_query$key } from "../__generated__/AllContactsPage_query.graphql.ts";
import type { AllContactsPagePaginationQuery } from "../__generated__/AllContactsPagePaginationQuery.graphql.ts";
import type { AllContactsPageQuery } from "../__generated__/AllContactsPageQuery.graphql.ts";
import { formatTotal } from "../lib/counts.ts";
import { List } from "../lists/List.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage, type Reload } from "../loading/useReload.ts";
import { Button, IconButton, LinkButton } from "../ui/Button.tsx";
import { cardStyles } from "../ui/Card.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { ContactFilterFields } from "./ContactFilterFields.tsx";
import { contactFilters } from "./contactFilters.ts";
import { allContactsPath, contactPath } from "./contactPaths.ts";
import { ContactRow } from "./ContactRow.tsx";
import { ContactsFrame } from "./ContactsFrame.tsx";
import { PermissionButton } from "./PermissionButton.tsx";

const AddToListDialog = lazyDialog(async () => (await import("./AddToListDialog.tsx")).AddToListDialog);
const ContactDialog = lazyDialog(async () => (await import("./ContactDialog.tsx")).ContactDialog);
const ImportDialog = lazyDialog(async () => (await import("./ImportDialog.tsx")).ImportDialog);

const query = graphql`
  query AllContactsPageQuery(
    $query: String
    $type: AuthorType
    $beatIds: [ID!]
    $country: String
    $outletId: ID
    $role: ContactRole
  ) @preloadable {
    viewer {
      keepContacts {
        allowed
        ...PermissionButton_permission
      }
    }
    ...ContactFilterFields_query
    ...AllContactsPage_query
  }
`;

/** The maximum number of contacts that can be added to a list at once. */
const MAX_CHOSEN = 100;

/** All contacts available to the viewer, with search and list actions (CONTACT-01). */
export function AllContactsPage({ queryRef }: { queryRef: PreloadedQuery<AllContactsPageQuery> }) {
  const [root, reload] = usePage<AllContactsPageQuery>(query, queryRef);
  const { keepContacts } = root.viewer;
  const [open, setOpen] = useState<"add" | "import" | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);

  return (
    <ContactsFrame
      tab="all"
      actions={
        <>
          <PermissionButton permission={keepContacts} icon={FileUp} onPress={() => setOpen("import")}>
            Import
          </PermissionButton>
          <PermissionButton permission={keepContacts} variant="primary" icon={Plus} onPress={() => setOpen("add")}>
            Add contact
          </PermissionButton>
        </>
      }
      filters={<ContactFilterFields query={root} />}
    >
      <AllContacts query={root} reload={reload} canChoose={keepContacts.allowed} />
      {open === "add" && (
        <ContactDialog
          contact={null}
          onClose={close}
          onSaved={(databaseId) => {
            close();
            showToast("success", "The contact has been added.");
            void navigate(contactPath(databaseId));
          }}
        />
      )}
      {open === "import" && <ImportDialog onClose={close} onImported={reload.reload} />}
    </ContactsFrame>
  );
}

interface AllContactsProps {
  query: AllContactsPage_query$key;
  reload: Reload;
  /** Whether contacts can be selected for adding to a list. */
  canChoose: boolean;
}

function AllContacts({ query: key, reload, canChoose }: AllContactsProps) {
  const { data, ...pagination } = usePaginationFragment<AllContactsPagePaginationQuery, AllContactsPage_query$key>(
    graphql`
      fragment AllContactsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "AllContactsPagePaginationQuery") {
        contacts(
          query: $query
          type: $type
          beatIds: $beatIds
          country: $country
          outletId: $outletId
          role: $role
          first: $first
          after: $after
        ) @connection(key: "AllContactsPage_contacts") {
          totalCount
          totalCountIsEstimate
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
    key,
  );
  const { contacts } = data;
  const list = useList({ edges: contacts?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { hasFilters } = useFilters(contactFilters);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isListing, setListing] = useState(false);
  const choose = (id: string, isChosen: boolean) =>
    setChosen((ids) => (isChosen ? [...ids, id] : ids.filter((otherId) => otherId !== id)));
  return (
    <>
      <section aria-label="Contacts" className={cardStyles}>
        {contacts && contacts.totalCount > 0 && (
          <p className="figures border-b border-line px-4 py-2.5 text-13 text-muted tablet:px-5">
            {formatTotal(contacts.totalCount, contacts.totalCountIsEstimate, "contact")}
          </p>
        )}
        <List
          list={list}
          layout="part"
          skeleton={<RowsSkeleton rows={4} label="Loading more contacts" />}
          empty={{ icon: UserSearch, title: "No contacts yet", text: "People and companies you can contact appear here." }}
          noMatch={
            hasFilters && {
              title: "No matching contacts",
              text: "Try different words or fewer filters.",
              action: <LinkButton href={allContactsPath}>Show all contacts</LinkButton>,
            }
          }
          endText="These are all contacts."
        >
          {({ node }) => (
            <ContactRow
              contact={node}
              before={
                canChoose && (
                  <Checkbox
                    isSelected={chosen.includes(node.id)}
                    onChange={(isChosen) => choose(node.id, isChosen)}
                    isDisabled={chosen.length >= MAX_CHOSEN && !chosen.includes(node.id)}
                  >
                    <span className="sr-only">{`Choose ${node.name}`}</span>
                  </Checkbox>
                )
              }
            />
          )}
        </List>
      </section>
      {chosen.length > 0 && <SelectionBar count={chosen.length} onList={() => setListing(true)} onClear={() => setChosen([])} />}
      {isListing && <AddToListDialog contactIds={chosen} onClose={() => setListing(false)} onAdded={() => setChosen([])} />}
    </>
  );
}

interface SelectionBarProps {
  count: number;
  onList: () => void;
  onClear: () => void;
}

/** The actions on the selected contacts; floats above the page. */
function SelectionBar({ count, onList, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label="Selected contacts"
      className="sticky bottom-[calc(var(--bar-bottom)+0.75rem)] z-10 mx-4 mt-3 flex items-center gap-3 rounded-card border border-line bg-surface py-2 ps-4 pe-2 shadow-float tablet:mx-auto tablet:w-fit"
    >
      <output className="figures flex-1 text-14 font-medium">{`${count} chosen`}</output>
      <Button variant="primary" icon={ListPlus} onPress={onList}>
        Add to list
      </Button>
      <IconButton icon={X} label="Clear selection" onPress={onClear} />
    </section>
  );
}
