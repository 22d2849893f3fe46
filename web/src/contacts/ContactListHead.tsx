import { Pencil, Plus, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { ContactListHead_list$key } from "../__generated__/ContactListHead_list.graphql.ts";
import type { ContactListHeadDeleteMutation } from "../__generated__/ContactListHeadDeleteMutation.graphql.ts";
import { unlessMoved } from "../navigation/unlessMoved.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { contactListsPath } from "./contactPaths.ts";

interface ContactListHeadProps {
  list: ContactListHead_list$key;
  onEdit: () => void;
  onAdd: () => void;
}

/** A contact list's name and description, with its actions. */
export function ContactListHead({ list, onEdit, onAdd }: ContactListHeadProps) {
  const { id, name, description, permissions } = useFragment(
    graphql`
      fragment ContactListHead_list on ContactList {
        id
        name
        description
        permissions {
          edit {
            allowed
          }
          delete {
            allowed
          }
        }
      }
    `,
    list,
  );
  const navigate = useNavigate();
  const { run, isRunning } = useMutationAction<ContactListHeadDeleteMutation>(graphql`
    mutation ContactListHeadDeleteMutation($input: DeleteContactListInput!) {
      deleteContactList(input: $input) {
        deletedContactListId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = () =>
    void run({
      variables: { input: { contactListId: id } },
      question:
        "Do you want to delete this list for all users of your account? Its contacts will be kept, and channels that send to it will be turned off.",
      write: "contactList",
      done: "The list has been deleted.",
      onDone: unlessMoved(() => void navigate(contactListsPath, { replace: true })),
    });
  return (
    <header className="px-4 tablet:px-0">
      <Link href={contactListsPath} className="text-14">
        Contacts lists
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-22 font-semibold wrap-anywhere tablet:text-28">{name}</h1>
          {description && <p className="mt-1 max-w-[60ch] text-15 user-text whitespace-pre-line text-muted">{description}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {permissions.delete.allowed && (
            <Button variant="quiet" icon={Trash2} onPress={remove} isPending={isRunning}>
              Delete
            </Button>
          )}
          {permissions.edit.allowed && (
            <>
              <Button icon={Pencil} onPress={onEdit}>
                Edit
              </Button>
              <Button variant="primary" icon={Plus} onPress={onAdd}>
                Add contacts
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
