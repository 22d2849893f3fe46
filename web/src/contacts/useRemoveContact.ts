import { graphql } from "react-relay";
import type { useRemoveContactMutation } from "../__generated__/useRemoveContactMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { showToast } from "../ui/Toaster.tsx";

interface Named {
  id: string;
  name: string;
}

/** Removes a contact from a list. */
export function useRemoveContact(onChanged: () => void) {
  const { run, isRunning } = useMutationAction<useRemoveContactMutation>(graphql`
    mutation useRemoveContactMutation($input: RemoveFromContactListInput!) {
      removeFromContactList(input: $input) {
        contactList {
          contactsCount
        }
        contact {
          lists {
            id
            databaseId
            name
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const removeContact = async (contact: Named, list: Named) => {
    const outcome = await run({ variables: { input: { contactListId: list.id, contactId: contact.id } } });
    if (!outcome.ok) return;
    showToast("success", `${contact.name} is off ${list.name}.`);
    onChanged();
  };
  return { removeContact: (contact: Named, list: Named) => void removeContact(contact, list), isRunning };
}
