import { useState } from "react";
import { graphql } from "react-relay";
import type { TurnOnDialogConfirmMutation } from "../../__generated__/TurnOnDialogConfirmMutation.graphql.ts";
import type { TurnOnDialogStartMutation } from "../../__generated__/TurnOnDialogStartMutation.graphql.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CodeStep, type Secret } from "./CodeStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/** Turns two-step sign-in on: asks for the password and a first code of the app, then shows the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const start = useFormMutation<TurnOnDialogStartMutation>(graphql`
    mutation TurnOnDialogStartMutation($input: StartTwoStepInput!) {
      startTwoStep(input: $input) {
        secret {
          secret
          uri
          qr
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const confirm = useFormMutation<TurnOnDialogConfirmMutation>(graphql`
    mutation TurnOnDialogConfirmMutation($input: ConfirmTwoStepInput!) {
      confirmTwoStep(input: $input) {
        recoveryCodes
        viewer {
          ...TwoStepSection_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={codes ? "Recovery codes" : "Turn on two-step sign-in"} isDismissable={!codes}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : secret ? (
        <CodeStep
          secret={secret}
          send={(fields) => confirm.run({ variables: { input: fields } })}
          onDone={({ confirmTwoStep }) => setCodes(confirmTwoStep.recoveryCodes ?? [])}
        />
      ) : (
        <PasswordStep
          intro="First, please confirm that it is you."
          submitText="Continue"
          send={(fields) => start.run({ variables: { input: fields } })}
          onDone={({ startTwoStep }) => setSecret(startTwoStep.secret ?? null)}
        />
      )}
    </Dialog>
  );
}
