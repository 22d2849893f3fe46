import { graphql } from "react-relay";
import type { ForgetButtonMutation } from "../__generated__/ForgetButtonMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";

interface ForgetButtonProps {
  /** The database id of the answer. */
  answerId: number;
  /** The interview's title. */
  title: string;
  onGone: () => void;
}

/** Removes an answer from the saved media; a toast offers to undo it. */
export function ForgetButton({ answerId, title, onGone }: ForgetButtonProps) {
  const { run, isRunning } = useMutationAction<ForgetButtonMutation>(graphql`
    mutation ForgetButtonMutation($input: SetAnswerSavedInput!) {
      setAnswerSaved(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const set = async (saved: boolean) => {
    const outcome = await run({ variables: { input: { answerId, saved } } });
    if (!outcome.ok) return;
    if (!saved) showToast("success", "The answer is no longer saved.", { label: "Undo", onPress: () => void set(true) });
    onGone();
  };
  return (
    <Button size="small" isPending={isRunning} aria-label={`Remove the saved answer to ${title}`} onPress={() => void set(false)}>
      Remove
    </Button>
  );
}
