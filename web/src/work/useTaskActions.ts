import { graphql } from "react-relay";
import type { updateTaskMutation } from "../__generated__/updateTaskMutation.graphql.ts";
import type { useTaskActionsDeleteMutation } from "../__generated__/useTaskActionsDeleteMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
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
  const changeStatus = (desired: KnownStatus) =>
    void moving.run({
      variables: { input: { taskId: id, status: desired } },
      optimisticUpdater: (store) => void store.get(id)?.setValue(desired, "status"),
    });
  const remove = () =>
    void deleting.run({
      variables: { input: { taskId: id } },
      question: `Do you want to delete the task ${title}?`,
      done: "The task has been deleted.",
      onDone: onDeleted,
    });
  return { changeStatus, remove, isDeleting: deleting.isRunning };
}
