import { MailQuestion } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useQueryLoader, useRelayEnvironment } from "react-relay";
import answerQuery from "../__generated__/AnswerPageQuery$parameters.ts";
import type { AnswerPageQuery } from "../__generated__/AnswerPageQuery.graphql.ts";
import type { StartAnswersMutation } from "../__generated__/StartAnswersMutation.graphql.ts";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { useWhenOnline } from "../lib/connection.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { invalidateAfter } from "../relay/freshness.ts";
import { runMutation, type MutationFailure, type Outcome } from "../relay/mutation.ts";
import { LinkButton } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";

const loadPage = async () => (await import("./AnswerPage.tsx")).AnswerPage;
const AnswerPage = lazyPart(loadPage);

const mutation = graphql`
  mutation StartAnswersMutation($input: StartAnswersInput!) {
    startAnswers(input: $input) {
      answerSet {
        type
        hash
      }
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;

/**
 * The viewer's own answers, created on the first visit.
 * @param subjectId global id of the interview, or of the call-out whose answers it collects
 */
export function StartAnswers({ subjectId }: { subjectId: string }) {
  const [queryRef, load] = useQueryLoader<AnswerPageQuery>(answerQuery);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const environment = useRelayEnvironment();
  const onStarted = useEffectEvent((outcome: Outcome<StartAnswersMutation["response"]>) => {
    const set = outcome.ok ? outcome.response.startAnswers.answerSet : null;
    if (set && set.type !== "%future added value") load({ type: set.type, hash: set.hash });
    setFailure(outcome.ok ? null : outcome);
  });
  useEffect(() => {
    if (failure !== null) return;
    // Loads the code of the answer page while the answers are created.
    void loadPage().catch(() => {});
    let isCancelled = false;
    void runMutation<StartAnswersMutation>(environment, mutation, { variables: { input: { subjectId } } }).then((outcome) => {
      if (outcome.ok) invalidateAfter("answers", environment);
      if (!isCancelled) onStarted(outcome);
    });
    return () => {
      isCancelled = true;
    };
  }, [environment, subjectId, failure]);
  const retry = () => setFailure(null);
  useWhenOnline(failure?.isOffline === true, retry);

  if (queryRef) {
    return (
      <LoadedPart fallback={<FormSkeleton />}>
        <AnswerPage queryRef={queryRef} />
      </LoadedPart>
    );
  }
  if (failure === null) return <FormSkeleton />;
  const text = failure.text ?? "Please sign in first.";
  // The request failed, which says nothing about whether the viewer may answer.
  if (failure.errors.length === 0) return <ErrorState text={text} onRetry={retry} />;
  return (
    <div className="py-10">
      <EmptyState
        icon={MailQuestion}
        title="You cannot answer here"
        text={text}
        action={<LinkButton href="/interviews/awaiting">Awaiting answers</LinkButton>}
      />
    </div>
  );
}
