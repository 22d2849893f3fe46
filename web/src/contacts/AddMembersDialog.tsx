import { useDeferredValue, useState } from "react";
import { graphql } from "react-relay";
import type { AddMembersDialogMutation } from "../__generated__/AddMembersDialogMutation.graphql.ts";
import type { AddMembersDialogQuery } from "../__generated__/AddMembersDialogQuery.graphql.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { avatarKindOf } from "../profiles/avatarKind.ts";
import { joinWork } from "../profiles/workOf.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";

interface AddMembersDialogProps {
  list: { id: string; name: string };
  onClose: () => void;
  onAdded: () => void;
}

/** Searches contacts and adds them to a list, one by one. */
export function AddMembersDialog({ list, onClose, onAdded }: AddMembersDialogProps) {
  const [words, setWords] = useState("");
  const found = useDeferredValue(words);
  return (
    <Dialog isOpen onClose={onClose} title={`Add contacts to ${list.name}`}>
      <div className="px-4 py-4 tablet:px-6">
        <SearchBox label="Search contacts" placeholder="Name, job, organization or e-mail" onSearch={setWords} />
      </div>
      <LoadedPart fallback={<RowsSkeleton rows={5} label="Loading contacts" />} resetKeys={[found]}>
        <Found words={found} list={list} onAdded={onAdded} />
      </LoadedPart>
    </Dialog>
  );
}

function Found({ words, list, onAdded }: { words: string } & Pick<AddMembersDialogProps, "list" | "onAdded">) {
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
    { query: words === "" ? null : words },
    { fetchPolicy: "store-and-network" },
  );
  const { run, isRunning } = useMutationAction<AddMembersDialogMutation>(graphql`
    mutation AddMembersDialogMutation($input: AddToContactListInput!) {
      addToContactList(input: $input) {
        contactList {
          contactsCount
        }
        contacts {
          lists {
            id
            databaseId
            name
          }
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const add = async (id: string) => {
    const outcome = await run({ variables: { input: { contactListId: list.id, contactIds: [id] } } });
    if (outcome.ok) onAdded();
  };
  const edges = contacts?.edges ?? [];
  if (edges.length === 0) return <p className="px-4 pb-5 text-14 text-muted tablet:px-6">No contacts found.</p>;
  return (
    <ul aria-label="Contacts found" className="divide-y divide-line border-t border-line">
      {edges.map(({ node }) => {
        const isIn = node.lists.some((one) => one.id === list.id);
        return (
          <li key={node.id} className="flex items-center gap-3 px-4 py-2.5 tablet:px-6">
            <Avatar name={node.name} src={node.avatar} kind={avatarKindOf(node.type)} size={40} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-15 font-medium">{node.name}</span>
              <span className="block truncate text-13 text-muted">{joinWork(node.jobTitle, node.organization)}</span>
            </span>
            {isIn ? (
              <span className="px-3 text-13 text-muted">In this list</span>
            ) : (
              <Button size="small" onPress={() => void add(node.id)} isDisabled={isRunning} aria-label={`Add ${node.name}`}>
                Add
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
