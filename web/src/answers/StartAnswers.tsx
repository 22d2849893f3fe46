import { MailQuestion } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useQueryLoader } from "react-relay";
import answerQuery from "../__generated__/AnswerPageQuery$parameters.ts";
import type { AnswerPageQuery } from "../__generated__/AnswerPageQuery.graphql.ts";
import type { StartAnswersMutation } from "../__generated__/StartAnswersMutation.graphql.ts";
import { FormSkeleton } from "../posts/writing/FormSkeleton.tsx";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { LinkButton } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AnswerPage } from "./AnswerPage.tsx";

/**
 * The reader's own answers, begun on the first visit (D-67, D-70).
 * @param subjectId global id of the interview, or of the call-out that is answered by one
 */
export function StartAnswers({ subjectId }: { subjectId: string }) {
  const [queryRef, load] = useQueryLoader<AnswerPageQuery>(answerQuery);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run } = useMutationAction<StartAnswersMutation>(
    graphql`
      mutation StartAnswersMutation($input: StartAnswersInput!) {
        startAnswers(input: $input) {
          answerSet {
            type
            hash
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const start = useEffectEvent(async () => {
    const outcome = await run({ variables: { input: { subjectId } } });
    const set = outcome.ok ? outcome.response.startAnswers.answerSet : null;
    if (set && set.type !== "%future added value") load({ type: set.type, hash: set.hash });
    if (!outcome.ok) setRefusal(outcome.text ?? "Please sign in first.");
  });
  useEffect(() => {
    void start();
  }, [subjectId]);

  if (queryRef) return <AnswerPage queryRef={queryRef} />;
  if (refusal === null) return <FormSkeleton />;
  return (
    <div className="py-10">
      <EmptyState
        icon={MailQuestion}
        title="You cannot answer here"
        text={refusal}
        action={<LinkButton href="/interviews/awaiting">Awaiting answers</LinkButton>}
      />
    </div>
  );
}
