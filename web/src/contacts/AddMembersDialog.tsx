import { graphql } from "react-relay";
import type { AddMembersDialogMutation } from "../__generated__/AddMembersDialogMutation.graphql.ts";
import type { AddMembersDialogQuery } from "../__generated__/AddMembersDialogQuery.graphql.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { AddList } from "../profiles/AddList.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { joinWork } from "../profiles/getWork.ts";
import { SearchDialog } from "../profiles/SearchDialog.tsx";
import { useFormMutation } from "../relay/useMutationAction.ts";

interface AddMembersDialogProps {
  list: { id: string; name: string };
  onClose: () => void;
  onAdded: () => void;
}

/** Searches contacts and adds them to a list, one by one. */
export function AddMembersDialog({ list, onClose, onAdded }: AddMembersDialogProps) {
  return (
    <SearchDialog
      title={`Add contacts to ${list.name}`}
      searchLabel="Search contacts"
      placeholder="Name, job, organization or e-mail"
      onClose={onClose}
    >
      {(searchText) => <ContactResults searchText={searchText} list={list} onAdded={onAdded} />}
    </SearchDialog>
  );
}

function ContactResults({ searchText, list, onAdded }: { searchText: string } & Pick<AddMembersDialogProps, "list" | "onAdded">) {
  const { contacts } = useLoadedQuery<AddMembersDialogQuery>(
    graphql`
      query AddMembersDialogQuery($query: String) {
        contacts(query: $query, first: 20) {
          edges {
            node {
              id
              name
              avatar
              type
              jobTitle
              organization
              lists {
                id
              }
            }
          }
        }
      }
    `,
    { query: searchText === "" ? null : searchText },
    { fetchPolicy: "store-and-network" },
  );
  const { run, isRunning } = useFormMutation<AddMembersDialogMutation>(graphql`
    mutation AddMembersDialogMutation($input: AddToContactListInput!) {
      addToContactList(input: $input) {
        contactList {
          contactsCount
        }
        contacts {
          ...ContactListsPanel_contact
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const add = async (id: string) => {
    const outcome = await run({ variables: { input: { contactListId: list.id, contactIds: [id] } } });
    if (outcome.ok) onAdded();
    return outcome;
  };
  return (
    <AddList
      label="Contacts found"
      candidates={(contacts?.edges ?? []).map(({ node }) => ({
        id: node.id,
        name: node.name,
        avatar: node.avatar,
        kind: getAvatarKind(node.type),
        detail: joinWork(node.jobTitle, node.organization),
        status: node.lists.some(({ id }) => id === list.id) ? "In this list" : null,
      }))}
      emptyText="No contacts found."
      action="Add"
      addedStatus="In this list"
      add={add}
      isRunning={isRunning}
    />
  );
}
