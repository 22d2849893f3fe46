import { graphql, useRelayEnvironment } from "react-relay";
import type { DeleteNewsroomMutation } from "../__generated__/DeleteNewsroomMutation.graphql.ts";
import { invalidateData } from "../relay/environment.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmed } from "../ui/alerts.ts";
import { Button, type ButtonSize } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";

interface DeleteNewsroomProps {
  id: string;
  size?: ButtonSize;
  onDeleted: () => void;
}

/** Deletes a newsroom, once that is confirmed. */
export function DeleteNewsroom({ id, size = "medium", onDeleted }: DeleteNewsroomProps) {
  const environment = useRelayEnvironment();
  const { run, isRunning } = useMutationAction<DeleteNewsroomMutation>(graphql`
    mutation DeleteNewsroomMutation($input: DeleteNewsroomInput!) {
      deleteNewsroom(input: $input) {
        deletedNewsroomId
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const remove = async () => {
    if (!(await confirmed("Do you want to delete this newsroom? Its company and its announcements stay."))) return;
    const outcome = await run({ variables: { input: { newsroomId: id } } });
    if (!outcome.ok) return;
    invalidateData(environment);
    showToast("success", "The newsroom has been deleted.");
    onDeleted();
  };
  return (
    <Button variant="danger" size={size} isPending={isRunning} onPress={() => void remove()}>
      Delete
    </Button>
  );
}
