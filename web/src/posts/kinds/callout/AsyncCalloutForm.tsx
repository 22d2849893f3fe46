import { Lock } from "lucide-react";
import { graphql } from "react-relay";
import * as v from "valibot";
import type {
  AsyncCalloutFormMutation,
  CreateAsyncCalloutInput,
} from "../../../__generated__/AsyncCalloutFormMutation.graphql.ts";
import type { AsyncCalloutFormQuery } from "../../../__generated__/AsyncCalloutFormQuery.graphql.ts";
import { getInterviewKind } from "../../../interviews/interviewKinds.ts";
import { formatNoun } from "../../../lib/counts.ts";
import { useLoadedQuery } from "../../../loading/useLoadedQuery.ts";
import { useFormMutation } from "../../../relay/useMutationAction.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { toSaveResult, type FieldsOf } from "../../writing/savePost.ts";
import { usePostForm } from "../../writing/usePostForm.ts";
import { CalloutFields } from "./CalloutFields.tsx";
import { calloutEntries, emptyCallout } from "./calloutSchema.ts";
import { callout as kind } from "./index.ts";

interface AsyncCalloutFormProps {
  /** The interview's databaseId, from the address. */
  interviewId: number;
  context: PostFormContext;
}

/** The form for a call-out whose respondents answer the questions of an interview asynchronously (API-021). */
export function AsyncCalloutForm({ interviewId, context }: AsyncCalloutFormProps) {
  const { interview } = useLoadedQuery<AsyncCalloutFormQuery>(
    graphql`
      query AsyncCalloutFormQuery($databaseId: Int!) @throwOnFieldError {
        interview(databaseId: $databaseId) {
          id
          title
          type
          showQuestions
          allowSkip
          questionsCount
          questions {
            id
            text
          }
          permissions {
            publishCallout {
              allowed
              reasons {
                message
              }
            }
          }
        }
      }
    `,
    { databaseId: interviewId },
    { fetchPolicy: "store-and-network" },
  );
  const permission = interview?.permissions.publishCallout;
  if (!interview || permission?.allowed !== true) {
    const text = permission?.reasons[0]?.message ?? "This interview does not exist, or you cannot see it.";
    return <EmptyState icon={Lock} title="No call-out can be published for this interview" text={text} />;
  }
  return <Form interview={interview} context={context} />;
}

type Interview = NonNullable<AsyncCalloutFormQuery["response"]["interview"]>;

function Form({ interview, context }: { interview: Interview; context: PostFormContext }) {
  const { id, title, type, questionsCount, questions } = interview;
  const create = useFormMutation<AsyncCalloutFormMutation>(graphql`
    mutation AsyncCalloutFormMutation($input: CreateAsyncCalloutInput!) {
      payload: createAsyncCallout(input: $input) {
        post: callout {
          databaseId
          title
          ...PostArticle_post
          ...CalloutContent_callout
          interview {
            ...InterviewActions_interview
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const { zone } = context.writer;
  const form = usePostForm({
    context,
    post: null,
    start: { ...emptyCallout, showQuestions: interview.showQuestions, allowSkip: interview.allowSkip },
    hasDrafts: false,
    schema: (saveAs, values) =>
      v.object({ ...calloutEntries(saveAs, values, zone), showQuestions: v.boolean(), allowSkip: v.boolean() }),
    save: (fields: Omit<FieldsOf<CreateAsyncCalloutInput>, "interviewId">, { idempotencyKey }) =>
      toSaveResult(create.run({ variables: { input: { ...fields, interviewId: id, idempotencyKey } } })),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <section aria-label="Interview" className="flex items-start gap-2.5 rounded-control bg-sunken px-3 py-2.5 text-14">
        <Icon of={getInterviewKind(type).icon} className="text-muted" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{title}</p>
          <p className="text-muted">
            Respondents answer {formatNoun(questionsCount, "question")} of your interview, in their own time.
          </p>
          <ol className="mt-1.5 list-decimal space-y-0.5 ps-5">
            {questions.map((question) => (
              <li key={question.id}>{question.text}</li>
            ))}
          </ol>
        </div>
      </section>
      <CalloutFields form={form} />
      <fieldset>
        <legend className="mb-1 text-14 font-medium">Questions</legend>
        <div className="flex flex-wrap gap-x-5">
          <Checkbox {...form.checkbox("showQuestions")}>Show all questions before answering</Checkbox>
          <Checkbox {...form.checkbox("allowSkip")}>Allow skipping questions</Checkbox>
        </div>
      </fieldset>
    </PostFormFrame>
  );
}
