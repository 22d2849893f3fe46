import { useState } from "react";
import { graphql } from "react-relay";
import type { TaskDialogQuery } from "../__generated__/TaskDialogQuery.graphql.ts";
import { DialogForm, formDialog } from "../forms/FormDialog.tsx";
import { useForm } from "../forms/useForm.ts";
import { PagedSelect } from "../lists/PagedSelect.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { DateField } from "../ui/DateField.tsx";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { emptyTask, taskSchema, type TaskValues } from "./taskSchema.ts";
import { taskStatuses } from "./taskStatuses.ts";
import { useSaveTask } from "./useSaveTask.ts";
import { useWorkListOptions } from "./useWorkListOptions.ts";

interface TaskDialogProps {
  /** The task to edit; null for a new one. */
  task: { id: string; values: TaskValues } | null;
  /** Initial values of a new task. */
  start?: Partial<TaskValues>;
  onClose: () => void;
  /** Called after it was saved; the order of the list may have changed. */
  onSaved: () => void;
}

/** Adds or edits a task. */
export const TaskDialog = formDialog(({ task }: TaskDialogProps) => (task ? "Edit task" : "New task"), TaskForm);

function TaskForm({ task, start, onClose, onSaved }: TaskDialogProps) {
  // Saving changes the task; the values with which the form was opened stay.
  const [initial] = useState(() => task?.values ?? { ...emptyTask, ...start });
  const { workListId } = initial;
  const { viewer, selected } = useLoadedQuery<TaskDialogQuery>(
    graphql`
      query TaskDialogQuery($workListIds: [ID!]!) {
        viewer {
          account {
            people {
              id
              name
            }
          }
          ...useWorkListOptions_viewer
        }
        selected: nodes(ids: $workListIds) {
          ...useWorkListOptions_workList @alias(as: "workList")
        }
      }
    `,
    { workListIds: workListId === "" ? [] : [workListId] },
    { fetchPolicy: "store-and-network" },
  );
  const workLists = useWorkListOptions(viewer, selected[0]?.workList);
  const save = useSaveTask(task?.id ?? null);
  const zone = useTimeZone();
  const form = useForm({
    schema: taskSchema(zone),
    start: initial,
    send: save,
    fieldNames: { dueAt: "due", subjectId: "subjectAddress" },
    onSaved: () => {
      onSaved();
      onClose();
    },
  });

  const people = (viewer.account?.people ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <DialogForm form={form} submitLabel={task ? "Save changes" : "Add task"}>
      <TextField label="Title" isRequired {...form.field("title")} />
      <TextArea label="Description" isRequired={false} {...form.field("description")} />
      <div className="grid gap-5 tablet:grid-cols-2">
        <Select label="Status" options={taskStatuses} {...form.field("status")} />
        <DateField label="Due date" isRequired={false} {...form.field("due")} />
        <Select label="Assignee" noneLabel="Nobody" options={people} {...form.field("assigneeId")} />
        <PagedSelect
          label="Work list"
          noneLabel="No list"
          moreText="Show more work lists"
          {...workLists}
          {...form.field("workListId")}
        />
      </div>
      <TextField
        label="Subject"
        isRequired={false}
        description="The link to a post, story, announcement or interview on this platform."
        {...form.field("subjectAddress")}
      />
    </DialogForm>
  );
}
