import { graphql } from "react-relay";
import * as v from "valibot";
import type { WorkListDialogCreateMutation } from "../__generated__/WorkListDialogCreateMutation.graphql.ts";
import type { WorkListDialogQuery } from "../__generated__/WorkListDialogQuery.graphql.ts";
import type { WorkListDialogUpdateMutation } from "../__generated__/WorkListDialogUpdateMutation.graphql.ts";
import { DialogForm, formDialog } from "../forms/FormDialog.tsx";
import { WorkListInput } from "../forms/generated/limits.ts";
import { ids, optionalText, text } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";

const workListSchema = v.object({
  name: text("Name", WorkListInput.name),
  description: optionalText("Description", WorkListInput.description),
  memberIds: ids,
});
type WorkListValues = v.InferInput<typeof workListSchema>;

interface WorkListDialogProps {
  /** The work list to edit; null for a new one. */
  workList: { id: string; values: WorkListValues } | null;
  onClose: () => void;
  /** Called after a new one was added. */
  onAdded?: () => void;
}

const empty: WorkListValues = { name: "", description: "", memberIds: [] };

/** Adds or edits a work list. */
export const WorkListDialog = formDialog(
  ({ workList }: WorkListDialogProps) => (workList ? "Edit work list" : "New work list"),
  WorkListForm,
);

function WorkListForm({ workList, onClose, onAdded }: WorkListDialogProps) {
  const { viewer } = useLoadedQuery<WorkListDialogQuery>(
    graphql`
      query WorkListDialogQuery {
        viewer {
          account {
            people {
              id
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const create = useFormMutation<WorkListDialogCreateMutation>(graphql`
    mutation WorkListDialogCreateMutation($input: CreateWorkListInput!) {
      createWorkList(input: $input) {
        workList {
          id
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const update = useFormMutation<WorkListDialogUpdateMutation>(graphql`
    mutation WorkListDialogUpdateMutation($input: UpdateWorkListInput!) {
      updateWorkList(input: $input) {
        workList {
          ...WorkListHead_workList
          ...WorkListRow_workList
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: workListSchema,
    start: workList?.values ?? empty,
    send: async (fields, { idempotencyKey, changes }) =>
      workList
        ? update.run({ variables: { input: { workListId: workList.id, ...changes } } })
        : create.run({ variables: { input: { ...fields, idempotencyKey } } }),
    onSaved: () => {
      onAdded?.();
      onClose();
    },
  });

  const people = (viewer.account?.people ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <DialogForm form={form} submitLabel={workList ? "Save changes" : "Add list"}>
      <TextField label="Name" isRequired {...form.field("name")} />
      <TextArea label="Description" isRequired={false} {...form.field("description")} />
      <MultiSelect label="Participants" options={people} placeholder="Name of a colleague" {...form.field("memberIds")} />
    </DialogForm>
  );
}
