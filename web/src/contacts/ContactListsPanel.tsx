import { ListPlus, X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ContactListsPanel_contact$key } from "../__generated__/ContactListsPanel_contact.graphql.ts";
import { IconButton } from "../ui/Button.tsx";
import { Panel } from "../ui/Card.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { Link } from "../ui/Link.tsx";
import { contactListPath } from "./contactPaths.ts";
import { PermissionButton } from "./PermissionButton.tsx";
import { useRemoveContact } from "./useRemoveContact.ts";

interface ContactListsPanelProps {
  contact: ContactListsPanel_contact$key;
  onAdd: () => void;
  onChanged: () => void;
}

/** The lists that contain a contact. */
export function ContactListsPanel({ contact, onAdd, onChanged }: ContactListsPanelProps) {
  const { id, name, lists, permissions } = useFragment(
    graphql`
      fragment ContactListsPanel_contact on Contact {
        id
        name
        lists {
          id
          databaseId
          name
        }
        permissions {
          list {
            allowed
            ...PermissionButton_permission
          }
        }
      }
    `,
    contact,
  );
  const { removeContact, isRunning } = useRemoveContact(onChanged);
  return (
    <Panel
      title="Lists"
      action={
        <PermissionButton permission={permissions.list} size="small" icon={ListPlus} onPress={onAdd}>
          Add to list
        </PermissionButton>
      }
    >
      <FocusFallback>
        {lists.length === 0 ? (
          <p className="text-14 text-muted">Not in any of your lists.</p>
        ) : (
          <ul className="divide-y divide-line">
            {lists.map((list) => (
              <li key={list.id} className="flex items-center gap-2">
                <Link variant="plain" href={contactListPath(list.databaseId)} className="min-w-0 flex-1 truncate py-2 text-15">
                  {list.name}
                </Link>
                {permissions.list.allowed && (
                  <IconButton
                    icon={X}
                    label={`Remove from ${list.name}`}
                    onPress={() => removeContact({ id, name }, list)}
                    isDisabled={isRunning}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </FocusFallback>
    </Panel>
  );
}
