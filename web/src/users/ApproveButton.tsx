import { graphql, useFragment } from "react-relay";
import type { ApproveButton_user$key } from "../__generated__/ApproveButton_user.graphql.ts";
import type { ApproveButtonMutation } from "../__generated__/ApproveButtonMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";

/** Gives a read-only account write access; shown to platform admins while the account awaits approval. */
export function ApproveButton({ user }: { user: ApproveButton_user$key }) {
  const { id, name, permissions } = useFragment(
    graphql`
      fragment ApproveButton_user on User {
        id
        name
        permissions {
          approve {
            allowed
          }
        }
      }
    `,
    user,
  );
  const { run, isRunning } = useMutationAction<ApproveButtonMutation>(graphql`
    mutation ApproveButtonMutation($input: ApproveAccountInput!) {
      approveAccount(input: $input) {
        user {
          ...ApproveButton_user
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  if (!permissions.approve.allowed) return null;
  const approve = () => void run({ variables: { input: { userId: id } }, done: `${name} can write now.` });
  return (
    <Button variant="primary" isPending={isRunning} onPress={approve}>
      Approve account
    </Button>
  );
}
