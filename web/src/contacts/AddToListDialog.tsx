import { ListPlus } from "lucide-react";
import { graphql } from "react-relay";
import * as v from "valibot";
import type { AddToListDialogCreateMutation } from "../__generated__/AddToListDialogCreateMutation.graphql.ts";
import type { AddToListDialogMutation } from "../__generated__/AddToListDialogMutation.graphql.ts";
import type { AddToListDialogQuery } from "../__generated__/AddToListDialogQuery.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { ContactListInput } from "../forms/generated/limits.ts";
import { text } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { formatNoun } from "../lib/counts.ts";
import { MoreButton } from "../lists/MoreButton.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useFormMutation, useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { useKeepDialogOpen } from "../ui/useKeepDialogOpen.ts";
import { useContactListOptions } from "./useContactListOptions.ts";

/** The maximum number of contacts added by one call. */
const MAX_PER_CALL = 100;

const newListSchema = v.object({ name: text("Name", ContactListInput.name) });

interface AddToListDialogProps {
  /** Global ids of the contacts. */
  contactIds: readonly string[];
  onClose: () => void;
  /** Called when they have been added. */
  onAdded: () => void;
}

/** Adds contacts to an existing or a new list of the account. */
export function AddToListDialog(props: AddToListDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title="Add to list">
      <LoadedPart fallback={<RowsSkeleton rows={4} label="Loading lists" />}>
        <Lists {...props} />
      </LoadedPart>
    </Dialog>
  );
}

function Lists({ contactIds, onAdded, onClose }: AddToListDialogProps) {
  const { viewer } = useLoadedQuery<AddToListDialogQuery>(
    graphql`
      query AddToListDialogQuery {
        viewer {
          ...useContactListOptions_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const { run, isRunning } = useAddToList();
  useKeepDialogOpen(isRunning);
  const creating = useCreateList();
  const { options: lists, more } = useContactListOptions(viewer, []);
  const ids = contactIds.slice(0, MAX_PER_CALL);

  const finish = (list: string) => {
    showToast("success", `${formatNoun(ids.length, "contact")} added to ${list}.`);
    onAdded();
    onClose();
  };
  const add = async (contactListId: string, list: string) => {
    const outcome = await run({ variables: { input: { contactListId, contactIds: ids } } });
    if (outcome.ok) finish(list);
  };
  const form = useForm({
    schema: newListSchema,
    start: { name: "" },
    send: ({ name }, { idempotencyKey }) => creating.run({ variables: { input: { name, contactIds: ids, idempotencyKey } } }),
    onSaved: ({ response }) => finish(response.createContactList.contactList?.name ?? form.values.name),
  });

  return (
    <>
      {lists.length > 0 && (
        <ul aria-label="Lists" className="divide-y divide-line">
          {lists.map(({ id, name, contactsCount }) => (
            <li key={id} className="flex items-center gap-3 px-4 py-2.5 tablet:px-6">
              <span className="min-w-0 flex-1">
                <span className="block text-15 font-medium wrap-anywhere">{name}</span>
                <span className="figures text-13 text-muted">{formatNoun(contactsCount, "contact")}</span>
              </span>
              <Button
                size="small"
                onPress={() => void add(id, name)}
                isDisabled={isRunning || form.saving !== null}
                aria-label={`Add to ${name}`}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="px-4 tablet:px-6">
        <MoreButton text="Show more contact lists" {...more} />
      </div>
      <Form form={form} label="New list" className="flex flex-wrap items-end gap-3 border-t border-line px-4 py-4 tablet:px-6">
        <TextField label="New list" placeholder="List name" className="min-w-56 flex-1" {...form.field("name")} />
        <SubmitButton form={form} variant="secondary" icon={ListPlus} isDisabled={isRunning}>
          Create and add
        </SubmitButton>
        <GeneralError form={form} />
      </Form>
    </>
  );
}

function useAddToList() {
  return useMutationAction<AddToListDialogMutation>(graphql`
    mutation AddToListDialogMutation($input: AddToContactListInput!) {
      addToContactList(input: $input) {
        contactList {
          name
          contactsCount
        }
        contacts {
          ...ContactRow_contact
          ...ContactListsPanel_contact
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
}

function useCreateList() {
  return useFormMutation<AddToListDialogCreateMutation>(graphql`
    mutation AddToListDialogCreateMutation($input: CreateContactListInput!) {
      createContactList(input: $input) {
        contactList {
          name
        }
        contacts {
          ...ContactRow_contact
          ...ContactListsPanel_contact
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
}
