import { graphql } from "react-relay";
import * as v from "valibot";
import type { ListDialogCreateMutation } from "../__generated__/ListDialogCreateMutation.graphql.ts";
import type { ListDialogUpdateMutation } from "../__generated__/ListDialogUpdateMutation.graphql.ts";
import { DialogForm, formDialog } from "../forms/FormDialog.tsx";
import { ContactListInput } from "../forms/generated/limits.ts";
import { optionalText, text } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";

const listSchema = v.object({
  name: text("Name", ContactListInput.name),
  description: optionalText("Description", ContactListInput.description),
});

interface ListDialogProps {
  /** The list to edit; null for a new one. */
  list: ({ id: string } & v.InferInput<typeof listSchema>) | null;
  onClose: () => void;
  /** @param databaseId of the saved list */
  onSaved: (databaseId: number) => void;
}

/** Creates or renames a contact list. */
export const ListDialog = formDialog(({ list }: ListDialogProps) => (list === null ? "New list" : "Edit list"), ListForm);

function ListForm({ list, onSaved }: ListDialogProps) {
  const creating = useFormMutation<ListDialogCreateMutation>(graphql`
    mutation ListDialogCreateMutation($input: CreateContactListInput!) {
      saved: createContactList(input: $input) {
        contactList {
          databaseId
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const updating = useFormMutation<ListDialogUpdateMutation>(graphql`
    mutation ListDialogUpdateMutation($input: UpdateContactListInput!) {
      saved: updateContactList(input: $input) {
        contactList {
          databaseId
          name
          description
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: listSchema,
    start: { name: list?.name ?? "", description: list?.description ?? "" },
    send: async (fields, { idempotencyKey, changes }) =>
      list === null
        ? creating.run({ variables: { input: { ...fields, idempotencyKey } } })
        : updating.run({ variables: { input: { ...changes, contactListId: list.id } } }),
    onSaved: ({ response: { saved } }) => {
      if (saved.contactList) onSaved(saved.contactList.databaseId);
    },
  });
  return (
    <DialogForm form={form} submitLabel={list === null ? "Create list" : "Save changes"}>
      <TextField label="Name" isRequired {...form.field("name")} />
      <TextArea
        label="Description"
        isRequired={false}
        description="What the list is for and who should be in it."
        {...form.field("description")}
      />
    </DialogForm>
  );
}
