import { graphql } from "react-relay";
import type { useRemoveContactMutation } from "../__generated__/useRemoveContactMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

interface Named {
  id: string;
  name: string;
}

/** Removes a contact from a list. @param onRemoved receives the contact's global id */
export function useRemoveContact(onRemoved: (contactId: string) => void) {
  const { run, isRunning } = useMutationAction<useRemoveContactMutation>(graphql`
    mutation useRemoveContactMutation($input: RemoveFromContactListInput!) {
      removeFromContactList(input: $input) {
        contactList {
          contactsCount
        }
        contact {
          ...ContactListsPanel_contact
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const removeContact = (contact: Named, list: Named) =>
    void run({
      variables: { input: { contactListId: list.id, contactId: contact.id } },
      done: `${contact.name} has been removed from ${list.name}.`,
      onDone: () => onRemoved(contact.id),
    });
  return { removeContact, isRunning };
}
