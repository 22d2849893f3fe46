import { Pencil, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { ContactHead_contact$key } from "../__generated__/ContactHead_contact.graphql.ts";
import type { ContactHeadDeleteMutation } from "../__generated__/ContactHeadDeleteMutation.graphql.ts";
import { NewMessageButton } from "../messages/NewMessageButton.tsx";
import { unlessMoved } from "../navigation/unlessMoved.ts";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { joinWork } from "../profiles/getWork.ts";
import { authorPath } from "../profiles/profilePath.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { allContactsPath } from "./contactPaths.ts";
import { DoNotContactChip } from "./DoNotContactChip.tsx";

interface ContactHeadProps {
  contact: ContactHead_contact$key;
  onEdit: () => void;
}

/** The head of a contact's page, with its actions. */
export function ContactHead({ contact, onEdit }: ContactHeadProps) {
  const data = useFragment(
    graphql`
      fragment ContactHead_contact on Contact {
        id
        name
        avatar
        type
        slug
        isOwn
        doNotContact
        jobTitle
        organization
        permissions {
          edit {
            allowed
          }
          delete {
            allowed
          }
          message {
            allowed
            ...NewMessageButton_permission
          }
        }
      }
    `,
    contact,
  );
  const { id, name, slug, type, permissions } = data;
  const navigate = useNavigate();
  const { run, isRunning } = useMutationAction<ContactHeadDeleteMutation>(graphql`
    mutation ContactHeadDeleteMutation($input: DeleteContactInput!) {
      deleteContact(input: $input) {
        deletedContactId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = () =>
    void run({
      variables: { input: { contactId: id } },
      question: "Do you want to delete this contact? It will be removed from all lists, for all users of your account.",
      done: "The contact has been deleted.",
      onDone: unlessMoved(() => void navigate(allContactsPath, { replace: true })),
    });
  const path = authorPath({ slug, type });
  return (
    <header className="flex flex-wrap items-start gap-4">
      <Avatar name={name} src={data.avatar} kind={getAvatarKind(type)} size={64} />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="text-22 font-semibold wrap-anywhere tablet:text-28">{name}</h1>
        {(data.jobTitle || data.organization) && (
          <p className="text-15 wrap-anywhere">{joinWork(data.jobTitle, data.organization)}</p>
        )}
        {(data.isOwn || data.doNotContact) && (
          <p className="mt-1.5 flex flex-wrap gap-2">
            {data.isOwn && <Chip>Added by your account</Chip>}
            {data.doNotContact && <DoNotContactChip />}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {permissions.message.allowed && slug && <NewMessageButton permission={permissions.message} to={{ slug, name }} />}
        {path !== null && <LinkButton href={path}>View profile</LinkButton>}
        {permissions.edit.allowed && (
          <Button icon={Pencil} onPress={onEdit}>
            Edit
          </Button>
        )}
        {permissions.delete.allowed && (
          <Button variant="quiet" icon={Trash2} onPress={remove} isPending={isRunning}>
            Delete
          </Button>
        )}
      </div>
    </header>
  );
}
