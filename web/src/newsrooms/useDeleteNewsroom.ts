import { graphql } from "react-relay";
import type { useDeleteNewsroomMutation } from "../__generated__/useDeleteNewsroomMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Deletes a newsroom after a confirmation. @param id the global id */
export function useDeleteNewsroom(id: string, onDeleted: () => void): { remove: () => void; isDeleting: boolean } {
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
  const remove = () =>
    void run({
      variables: { input: { newsroomId: id } },
      question:
        "Do you want to delete this newsroom? Its company and its announcements will be kept, and its channels will be deleted.",
      write: "newsroom",
      done: "The newsroom has been deleted.",
      onDone: onDeleted,
    });
  return { remove, isDeleting: isRunning };
}
