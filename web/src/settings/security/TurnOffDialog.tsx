import { graphql } from "react-relay";
import type { TurnOffDialogMutation } from "../../__generated__/TurnOffDialogMutation.graphql.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { PasswordStep } from "./PasswordStep.tsx";

/** Turns two-step sign-in off; requires the password. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { run } = useFormMutation<TurnOffDialogMutation>(graphql`
    mutation TurnOffDialogMutation($input: DisableTwoStepInput!) {
      disableTwoStep(input: $input) {
        viewer {
          ...TwoStepSection_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (
    <Dialog isOpen onClose={onClose} title="Turn off two-step sign-in" size="small">
      <PasswordStep
        intro="You will sign in with your password alone, and your recovery codes will stop working."
        submitText="Turn off"
        send={(fields) => run({ variables: { input: fields }, done: "Two-step sign-in is off." })}
        onDone={onClose}
      />
    </Dialog>
  );
}
