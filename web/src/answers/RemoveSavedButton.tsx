import { graphql } from "react-relay";
import type { RemoveSavedButtonMutation } from "../__generated__/RemoveSavedButtonMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";

export interface RemoveSavedButtonProps {
  /** The id of the answer. */
  answerId: string;
  /** The interview's title. */
  title: string;
  onRemoved: () => void;
  /** Called when the removal was undone. */
  onRestored: () => void;
}

/** Removes an answer from the saved media; a toast offers to undo it. */
export function RemoveSavedButton({ answerId, title, onRemoved, onRestored }: RemoveSavedButtonProps) {
  const { run, isRunning } = useMutationAction<RemoveSavedButtonMutation>(graphql`
    mutation RemoveSavedButtonMutation($input: SetAnswerSavedInput!) {
      setAnswerSaved(input: $input) {
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const restore = () => void run({ variables: { input: { answerId, saved: true } }, onDone: onRestored });
  const remove = () =>
    void run({
      variables: { input: { answerId, saved: false } },
      done: "The answer is no longer saved.",
      undo: restore,
      onDone: onRemoved,
    });
  return (
    <Button size="small" isPending={isRunning} aria-label={`Remove the saved answer to ${title}`} onPress={remove}>
      Remove
    </Button>
  );
}
