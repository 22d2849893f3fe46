import { graphql } from "react-relay";
import type { WorkListDialogCreateMutation } from "../__generated__/WorkListDialogCreateMutation.graphql.ts";
import type { WorkListDialogQuery } from "../__generated__/WorkListDialogQuery.graphql.ts";
import type { WorkListDialogUpdateMutation } from "../__generated__/WorkListDialogUpdateMutation.graphql.ts";
import { DialogForm, FormDialog } from "../forms/FormDialog.tsx";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { atMost, required } from "../posts/writing/rules.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";

interface WorkListValues {
  name: string;
  description: string;
  /** Contact ids as text. */
  members: readonly string[];
}

interface WorkListDialogProps {
  /** One that is there already; null for a new one. */
  workList: { id: string; values: WorkListValues } | null;
  onClose: () => void;
  /** After a new one was added. */
  onAdded?: () => void;
}

const empty: WorkListValues = { name: "", description: "", members: [] };

const check = ({ name, description }: WorkListValues) => [
  ...required("name", "Name", name),
  ...atMost("name", "Name", name, 120),
  ...atMost("description", "Description", description, 2000),
];

/** Adds a work list, or changes one. */
export function WorkListDialog(props: WorkListDialogProps) {
  return (
    <FormDialog title={titleOf(props)} onClose={props.onClose}>
      <WorkListForm {...props} />
    </FormDialog>
  );
}

const titleOf = ({ workList }: WorkListDialogProps) => (workList ? "Edit work list" : "New work list");

function WorkListForm(props: WorkListDialogProps) {
  const { workList, onClose, onAdded } = props;
  const { viewer } = useLoadedQuery<WorkListDialogQuery>(
    graphql`
      query WorkListDialogQuery {
        viewer {
          account {
            people {
              databaseId
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const create = useMutationAction<WorkListDialogCreateMutation>(
    graphql`
      mutation WorkListDialogCreateMutation($input: CreateWorkListInput!) {
        createWorkList(input: $input) {
          workList {
            id
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
  const update = useMutationAction<WorkListDialogUpdateMutation>(
    graphql`
      mutation WorkListDialogUpdateMutation($input: UpdateWorkListInput!) {
        updateWorkList(input: $input) {
          workList {
            ...WorkListHead_workList
            ...WorkListRow_workList
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
  const form = useDraftForm({
    start: workList?.values ?? empty,
    draft: null,
    check,
    send: async ({ name, description, members }, _saveAs, idempotencyKey) => {
      const fields = {
        name: name.trim(),
        description: description.trim() === "" ? null : description,
        memberIds: members.map(Number),
      };
      if (workList) return update.run({ variables: { input: { workListId: workList.id, ...fields } } });
      return create.run({ variables: { input: { ...fields, idempotencyKey } } });
    },
    onSaved: () => {
      onAdded?.();
      onClose();
    },
  });

  const { values, set, error } = form;

  const people = (viewer.account?.people ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
  return (
    <DialogForm title={titleOf(props)} form={form} submitLabel={workList ? "Save changes" : "Add list"}>
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      <TextArea
        label="Description"
        isRequired={false}
        value={values.description}
        onChange={(description) => set({ description })}
        errorMessage={error("description") ?? ""}
      />
      <MultiSelect
        label="Who takes part"
        options={people}
        value={values.members}
        onChange={(members) => set({ members })}
        errorMessage={error("memberIds")}
        placeholder="Name of a colleague"
      />
    </DialogForm>
  );
}
