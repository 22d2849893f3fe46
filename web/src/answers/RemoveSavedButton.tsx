import { graphql } from "react-relay";
import type { RemoveSavedButtonMutation } from "../__generated__/RemoveSavedButtonMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";

interface RemoveSavedButtonProps {
  /** The database id of the answer. */
  answerId: string;
  /** The interview's title. */
  title: string;
  onRemoved: () => void;
}

/** Removes an answer from the saved media; a toast offers to undo it. */
export function RemoveSavedButton({ answerId, title, onRemoved }: RemoveSavedButtonProps) {
  const { run, isRunning } = useMutationAction<RemoveSavedButtonMutation>(graphql`
    mutation RemoveSavedButtonMutation($input: SetAnswerSavedInput!) {
      setAnswerSaved(input: $input) {
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const set = async (saved: boolean) => {
    const outcome = await run({ variables: { input: { answerId, saved } } });
    if (!outcome.ok) return;
    if (!saved)
      showToast("success", "The answer is no longer saved.", { action: { label: "Undo", onPress: () => void set(true) } });
    onRemoved();
  };
  return (
    <Button size="small" isPending={isRunning} aria-label={`Remove the saved answer to ${title}`} onPress={() => void set(false)}>
      Remove
    </Button>
  );
}
