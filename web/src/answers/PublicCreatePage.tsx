import { useEffect, useRef, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { PublicCreatePageMutation } from "../__generated__/PublicCreatePageMutation.graphql.ts";
import type { PublicCreatePageQuery } from "../__generated__/PublicCreatePageQuery.graphql.ts";
import { createIdempotencyKeys } from "../forms/idempotencyKeys.ts";
import { fieldOf, messageFor, textOfOthers, type UserError } from "../relay/mutation.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { focusFault } from "../ui/focusFault.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { TextField } from "../ui/TextField.tsx";
import { publicAnswerPath } from "./answerPaths.ts";
import { ClosedInterview } from "./ClosedInterview.tsx";
import { InterviewIntro } from "./InterviewIntro.tsx";
import { roomLook } from "./roomLook.ts";
import { checkVisitor, emptyVisitor, type VisitorValues } from "./visitorValues.ts";

const query = graphql`
  query PublicCreatePageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    publicInterview(databaseId: $databaseId) {
      isOpen
      ...ClosedInterview_interview
      databaseId
      title
      type
      description
      deadline
      questionsCount
      author {
        ...InterviewIntro_author
      }
      questions {
        databaseId
        text
      }
    }
  }
`;

/** Where a visitor says who they are before they answer a public interview (ROUTE-35); a closed one says so. */
export function PublicCreatePage({ queryRef }: { queryRef: PreloadedQuery<PublicCreatePageQuery> }) {
  const { publicInterview: interview } = usePreloadedQuery<PublicCreatePageQuery>(query, queryRef);
  if (!interview) return <NotFoundPage />;
  if (!interview.isOpen) return <ClosedInterview interview={interview} />;
  return (
    <article className={cx(cardLook, roomLook)}>
      <InterviewIntro
        title={interview.title}
        author={interview.author}
        description={interview.description ?? null}
        deadline={interview.deadline ?? null}
        questionsCount={interview.questionsCount}
        isVideo={interview.type === "VIDEO"}
      />
      {interview.questions.length > 0 && (
        <ol aria-label="Questions" className="mt-5 list-decimal space-y-2 ps-5 text-15">
          {interview.questions.map(({ databaseId, text }) => (
            <li key={databaseId} className="whitespace-pre-line">
              {text}
            </li>
          ))}
        </ol>
      )}
      <div className="mt-5 border-t border-line pt-5">
        <VisitorForm interviewId={interview.databaseId} />
      </div>
    </article>
  );
}

function VisitorForm({ interviewId }: { interviewId: number }) {
  const [values, setValues] = useState<VisitorValues>(emptyVisitor);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [text, setText] = useState<string | null>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { run, isRunning } = useMutationAction<PublicCreatePageMutation>(
    graphql`
      mutation PublicCreatePageMutation($input: StartPublicAnswersInput!) {
        startPublicAnswers(input: $input) {
          answerSet {
            type
            hash
            ...AnswerRoom_set
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
  const refuse = (refusals: readonly UserError[], general: string | null) => {
    setErrors(refusals);
    setText(general);
    focusFault(form.current);
  };
  const start = async () => {
    const refusals = checkVisitor(values);
    refuse(refusals, null);
    if (refusals.length > 0) return;
    const idempotencyKey = idempotencyKeys.keyOf(JSON.stringify(values));
    const outcome = await run({ variables: { input: { interviewId, ...values, idempotencyKey } } });
    const set = outcome.ok ? outcome.response.startPublicAnswers.answerSet : null;
    if (set) setBegun(publicAnswerPath(set.type, interviewId, set.hash));
    if (!outcome.ok) {
      refuse(
        outcome.errors,
        textOfOthers(outcome, (error) => (fieldOf(error) ?? "") in values),
      );
    }
  };
  useEffect(() => {
    if (begun !== null) void navigate(begun, { replace: true });
  }, [begun, navigate]);
  const field = (name: keyof VisitorValues) => ({
    value: values[name],
    onChange: (value: string) => {
      setValues((former) => ({ ...former, [name]: value }));
      setErrors((former) => former.filter((error) => fieldOf(error) !== name));
    },
    errorMessage: messageFor(errors, name),
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label="Who you are"
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <p className="text-14 text-muted">Tell who you are, so that your answers can be quoted. You need no account.</p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Name" isRequired autoComplete="name" {...field("name")} />
        <TextField label="E-mail" isRequired type="email" autoComplete="email" {...field("email")} />
      </div>
      <TextField label="Organization" isRequired={false} autoComplete="organization" {...field("organization")} />
      {text && <ErrorNote text={text} />}
      <div className="flex justify-end border-t border-line pt-4">
        <Button type="submit" variant="primary" isPending={isRunning}>
          Go to the questions
        </Button>
      </div>
    </form>
  );
}
