import { graphql } from "react-relay";
import type { ListDialogCreateMutation } from "../__generated__/ListDialogCreateMutation.graphql.ts";
import type { ListDialogUpdateMutation } from "../__generated__/ListDialogUpdateMutation.graphql.ts";
import { DialogForm, FormDialog } from "../forms/FormDialog.tsx";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { atMost, required } from "../posts/writing/rules.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";

const maxNameLength = 120;
const maxDescriptionLength = 2000;

interface ListValues {
  name: string;
  description: string;
}

interface ListDialogProps {
  /** The list that is changed; null for a new one. */
  list: ({ id: string } & ListValues) | null;
  onClose: () => void;
  /** @param databaseId of the list as it is now */
  onSaved: (databaseId: number) => void;
}

function check({ name, description }: ListValues) {
  return [
    ...required("name", "Name", name),
    ...atMost("name", "Name", name, maxNameLength),
    ...atMost("description", "Description", description, maxDescriptionLength),
  ];
}

/** Makes a list of contacts, or changes what it is called. */
export function ListDialog(props: ListDialogProps) {
  return (
    <FormDialog title={titleOf(props)} onClose={props.onClose}>
      <ListForm {...props} />
    </FormDialog>
  );
}

const titleOf = ({ list }: ListDialogProps) => (list === null ? "New list" : "Edit list");

function ListForm(props: ListDialogProps) {
  const { list, onSaved } = props;
  const creating = useMutationAction<ListDialogCreateMutation>(
    graphql`
      mutation ListDialogCreateMutation($input: CreateContactListInput!) {
        createContactList(input: $input) {
          contactList {
            databaseId
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const updating = useMutationAction<ListDialogUpdateMutation>(
    graphql`
      mutation ListDialogUpdateMutation($input: UpdateContactListInput!) {
        updateContactList(input: $input) {
          contactList {
            databaseId
            name
            description
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const form = useDraftForm<ListValues, { ok: true; databaseId: number | null }>({
    start: { name: list?.name ?? "", description: list?.description ?? "" },
    draft: null,
    check,
    send: async ({ name, description }, _saveAs, idempotencyKey) => {
      const fields = { name: name.trim(), description: description.trim() || null };
      if (list === null) {
        const made = await creating.run({ variables: { input: { ...fields, idempotencyKey } } });
        return made.ok ? { ok: true, databaseId: made.response.createContactList.contactList?.databaseId ?? null } : made;
      }
      const changed = await updating.run({ variables: { input: { ...fields, contactListId: list.id } } });
      return changed.ok ? { ok: true, databaseId: changed.response.updateContactList.contactList?.databaseId ?? null } : changed;
    },
    onSaved: ({ databaseId }) => {
      if (databaseId !== null) onSaved(databaseId);
    },
  });
  const { values, set, error } = form;
  return (
    <DialogForm title={titleOf(props)} form={form} submitLabel={list === null ? "Create list" : "Save changes"}>
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      <TextArea
        label="Description"
        isRequired={false}
        description="What it is for, and who should be in it."
        value={values.description}
        onChange={(description) => set({ description })}
        errorMessage={error("description")}
      />
    </DialogForm>
  );
}
