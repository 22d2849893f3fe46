import { Bookmark } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { SaveAnswerButton_answer$key } from "../__generated__/SaveAnswerButton_answer.graphql.ts";
import type { SaveAnswerButtonMutation } from "../__generated__/SaveAnswerButtonMutation.graphql.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useToggle } from "../relay/useToggle.ts";
import { Button } from "../ui/Button.tsx";

/** Saves an answer under "Saved media", or removes it from there. @param number the number of its question, starting at 1 */
export function SaveAnswerButton({ answer, number }: { answer: SaveAnswerButton_answer$key; number: number }) {
  const data = useFragment(
    graphql`
      fragment SaveAnswerButton_answer on Answer {
        id
        isSaved
      }
    `,
    answer,
  );
  const environment = useRelayEnvironment();
  const { isOn, toggle } = useToggle<SaveAnswerButtonMutation>({
    mutation: graphql`
      mutation SaveAnswerButtonMutation($input: SetAnswerSavedInput!) {
        setAnswerSaved(input: $input) {
          isSaved
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id: data.id,
    isOn: data.isSaved,
    variables: (desired) => ({ input: { answerId: data.id, saved: desired } }),
    writeState: (store, isSaved) => store.get(data.id)?.setValue(isSaved, "isSaved"),
    onConfirmed: () => invalidateAfter("savedMedia", environment),
  });
  const label = isOn ? "Saved" : "Save";
  return (
    <Button
      size="small"
      icon={Bookmark}
      aria-pressed={isOn}
      aria-label={`${label} the answer to question ${number}`}
      onPress={toggle}
    >
      {label}
    </Button>
  );
}
