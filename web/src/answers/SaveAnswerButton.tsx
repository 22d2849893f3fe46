import { Bookmark } from "lucide-react";
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { RecordSourceProxy } from "relay-runtime";
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
  const mark = (store: RecordSourceProxy, isSaved: boolean) => {
    store.get(data.id)?.setValue(isSaved, "isSaved");
  };
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
    optimisticUpdater: mark,
    onConfirmed: (isSaved) => {
      commitLocalUpdate(environment, (store) => mark(store, isSaved));
      invalidateAfter("savedMedia", environment);
    },
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
