import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { PublicCreatePageMutation } from "../__generated__/PublicCreatePageMutation.graphql.ts";
import type { PublicCreatePageQuery } from "../__generated__/PublicCreatePageQuery.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { useForm } from "../forms/useForm.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { cardClasses } from "../ui/Card.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { TextField } from "../ui/TextField.tsx";
import { answerPageStyles } from "./answerPageStyles.ts";
import { publicAnswerPath } from "./answerPaths.ts";
import { ClosedInterview } from "./ClosedInterview.tsx";
import { InterviewIntro } from "./InterviewIntro.tsx";
import { visitorSchema } from "./visitorSchema.ts";

const query = graphql`
  query PublicCreatePageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    publicInterview(databaseId: $databaseId) {
      isOpen
      ...ClosedInterview_interview
      databaseId
      id
      title
      type
      description
      deadline
      questionsCount
      author {
        ...InterviewIntro_author
      }
      questions {
        id
        text
      }
    }
  }
`;

/** The form that visitors fill in before they answer a public interview (ROUTE-35), or a notice if it is closed. */
export function PublicCreatePage({ queryRef }: { queryRef: PreloadedQuery<PublicCreatePageQuery> }) {
  const { publicInterview: interview } = usePreloadedQuery<PublicCreatePageQuery>(query, queryRef);
  if (!interview) return <NotFoundPage />;
  if (!interview.isOpen) return <ClosedInterview interview={interview} />;
  return (
    <article className={cardClasses(answerPageStyles)}>
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
          {interview.questions.map(({ id, text }) => (
            <li key={id} className="user-text whitespace-pre-line">
              {text}
            </li>
          ))}
        </ol>
      )}
      <div className="mt-5 border-t border-line pt-5">
        <VisitorForm interviewId={interview.id} databaseId={interview.databaseId} />
      </div>
    </article>
  );
}

function VisitorForm({ interviewId, databaseId }: { interviewId: string; databaseId: number }) {
  const navigate = useNavigate();
  const { run } = useFormMutation<PublicCreatePageMutation>(graphql`
    mutation PublicCreatePageMutation($input: StartPublicAnswersInput!) {
      startPublicAnswers(input: $input) {
        answerSet {
          type
          hash
          ...AnswerSetView_set
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: visitorSchema,
    start: { name: "", email: "", organization: "" },
    send: (fields, { idempotencyKey }) => run({ variables: { input: { interviewId, ...fields, idempotencyKey } } }),
    onSaved: ({ response }) => {
      const set = response.startPublicAnswers.answerSet;
      if (set) void navigate(publicAnswerPath(set.type, databaseId, set.hash), { replace: true });
    },
  });
  return (
    <Form form={form} label="About you">
      <p className="text-14 text-muted">Tell us who you are so that your answers can be quoted. You don't need an account.</p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Name" isRequired autoComplete="name" {...form.field("name")} />
        <TextField label="E-mail" isRequired type="email" autoComplete="email" {...form.field("email")} />
      </div>
      <TextField label="Organization" isRequired={false} autoComplete="organization" {...form.field("organization")} />
      <GeneralError form={form} />
      <div className="flex justify-end border-t border-line pt-4">
        <SubmitButton form={form}>Continue to the questions</SubmitButton>
      </div>
    </Form>
  );
}
