import { graphql } from "react-relay";
import type { useDeadLetterActionsDeleteMutation } from "../__generated__/useDeadLetterActionsDeleteMutation.graphql.ts";
import type { useDeadLetterActionsRetryMutation } from "../__generated__/useDeadLetterActionsRetryMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";

interface DeadLetterActionsOptions {
  /** The global id. */
  id: string;
  /** The name of the job's task, for the confirmation before it is deleted. */
  name: string;
  /** Called after the job was removed from the list, or another admin had already removed it. */
  onChanged: () => void;
}

/** Runs a failed job again, and deletes a failed job after a confirmation. */
export function useDeadLetterActions({ id, name, onChanged }: DeadLetterActionsOptions) {
  const retrying = useMutationAction<useDeadLetterActionsRetryMutation>(graphql`
    mutation useDeadLetterActionsRetryMutation($input: RetryDeadLetterInput!) {
      retryDeadLetter(input: $input) {
        retriedDeadLetterId
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const deleting = useMutationAction<useDeadLetterActionsDeleteMutation>(graphql`
    mutation useDeadLetterActionsDeleteMutation($input: DeleteDeadLetterInput!) {
      deleteDeadLetter(input: $input) {
        deletedDeadLetterId
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const call = { variables: { input: { deadLetterId: id } } };
  const retry = async () => {
    const outcome = await retrying.run(call);
    if (outcome.ok) showToast("success", "The job will run again.");
    // A refusal means that another admin was faster, so the list is outdated in that case too.
    onChanged();
  };
  const remove = async () => {
    if (!(await confirmAction(`Do you want to delete this job? It will never run: ${name}`))) return;
    const outcome = await deleting.run(call);
    if (outcome.ok) showToast("success", "The job has been deleted.");
    onChanged();
  };
  return {
    retry: () => void retry(),
    remove: () => void remove(),
    isRetrying: retrying.isRunning,
    isDeleting: deleting.isRunning,
  };
}
