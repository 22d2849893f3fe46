import { graphql } from "react-relay";
import type { useTaskActionsDeleteMutation } from "../__generated__/useTaskActionsDeleteMutation.graphql.ts";
import type { updateTaskMutation } from "../__generated__/updateTaskMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";
import type { KnownStatus } from "./taskStatuses.ts";
import { updateTask } from "./updateTask.ts";

interface TaskActionsOptions {
  /** The global id. */
  id: string;
  title: string;
  onDeleted: () => void;
}

/** Changes the status of a task at once, and deletes a task after a confirmation. */
export function useTaskActions({ id, title, onDeleted }: TaskActionsOptions) {
  const moving = useMutationAction<updateTaskMutation>(updateTask);
  const deleting = useMutationAction<useTaskActionsDeleteMutation>(graphql`
    mutation useTaskActionsDeleteMutation($input: DeleteTaskInput!) {
      deleteTask(input: $input) {
        deletedTaskId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const move = (desired: KnownStatus) =>
    void moving.run({
      variables: { input: { taskId: id, status: desired } },
      optimisticUpdater: (store) => void store.get(id)?.setValue(desired, "status"),
    });
  const remove = async () => {
    const message = `Do you want to delete the task ${title}?`;
    if (!(await confirmAction(message))) return;
    if (!(await deleting.run({ variables: { input: { taskId: id } } })).ok) return;
    showToast("success", "The task has been deleted.");
    onDeleted();
  };
  return { move, remove: () => void remove(), isDeleting: deleting.isRunning };
}
