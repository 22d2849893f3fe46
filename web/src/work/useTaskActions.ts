import { graphql, useRelayEnvironment } from "react-relay";
import type { updateTaskMutation } from "../__generated__/updateTaskMutation.graphql.ts";
import type { useTaskActionsDeleteMutation } from "../__generated__/useTaskActionsDeleteMutation.graphql.ts";
import { createStateChanges } from "../relay/stateChanges.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import type { KnownStatus } from "./taskStatuses.ts";
import { updateTask } from "./updateTask.ts";

interface TaskActionsOptions {
  /** The global id. */
  id: string;
  title: string;
  status: KnownStatus;
  onDeleted: () => void;
}

const statusChanges = createStateChanges();

/**
 * Changes the status of a task at once, and deletes a task after a confirmation. Of several quick changes, the last one is sent
 * after the response to the first, because the gateway could otherwise write them in another order.
 */
export function useTaskActions({ id, title, status: current, onDeleted }: TaskActionsOptions) {
  const environment = useRelayEnvironment();
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
    statusChanges.set(
      id,
      { current, desired },
      {
        show: (status) => {
          const shown = environment.applyUpdate({ storeUpdater: (store) => void store.get(id)?.setValue(status, "status") });
          return () => shown.dispose();
        },
        send: async (status) => (await moving.run({ variables: { input: { taskId: id, status } } })).ok,
      },
    );
  const remove = () =>
    void deleting.run({
      variables: { input: { taskId: id } },
      question: `Do you want to delete the task ${title}?`,
      done: "The task has been deleted.",
      onDone: onDeleted,
    });
  return { changeStatus, remove, isDeleting: deleting.isRunning };
}
