import { graphql, useRelayEnvironment } from "react-relay";
import type { useDeleteNewsroomMutation } from "../__generated__/useDeleteNewsroomMutation.graphql.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";

interface DeleteNewsroom {
  /** Deletes the newsroom after a confirmation. */
  remove: () => Promise<void>;
  isDeleting: boolean;
}

/** @param id of the newsroom */
export function useDeleteNewsroom(id: string, onDeleted: () => void): DeleteNewsroom {
  const environment = useRelayEnvironment();
  const { run, isRunning } = useMutationAction<useDeleteNewsroomMutation>(graphql`
    mutation useDeleteNewsroomMutation($input: DeleteNewsroomInput!) {
      deleteNewsroom(input: $input) {
        deletedNewsroomId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = async () => {
    if (!(await confirmAction("Do you want to delete this newsroom? Its company and its announcements will be kept."))) return;
    const outcome = await run({ variables: { input: { newsroomId: id } } });
    if (!outcome.ok) return;
    invalidateAfter("newsroom", environment);
    showToast("success", "The newsroom has been deleted.");
    onDeleted();
  };
  return { remove, isDeleting: isRunning };
}
