import { MessagesSquare } from "lucide-react";
import { graphql } from "react-relay";
import type { AsyncCalloutFormMutation } from "../../../__generated__/AsyncCalloutFormMutation.graphql.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { authorOf } from "../../writing/audience.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { CalloutFields } from "./CalloutFields.tsx";
import { calloutFields, checkCallout, emptyCallout, type CalloutValues } from "./calloutValues.ts";
import { callout as kind } from "./index.ts";

interface Values extends CalloutValues {
  showQuestions: boolean;
  allowSkip: boolean;
}

const empty: Values = { ...emptyCallout, showQuestions: false, allowSkip: false };

interface AsyncCalloutFormProps {
  /** The interview's id in the REST API. */
  interviewId: number;
  writing: Writing;
}

/** Writes a call-out that is answered by the questions of an interview, in one's own time (D-70, API-021). */
export function AsyncCalloutForm({ interviewId, writing }: AsyncCalloutFormProps) {
  const create = useMutationAction<AsyncCalloutFormMutation>(
    graphql`
      mutation AsyncCalloutFormMutation($input: CreateAsyncCalloutInput!) {
        createAsyncCallout(input: $input) {
          callout {
            databaseId
            ...CalloutView_callout
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
  const { zone } = writing.writer;
  const send = async ({ authorId, showQuestions, allowSkip, ...rest }: Values, { idempotencyKey }: Order) => {
    const fields = { ...calloutFields(rest, zone), ...authorOf(authorId), interviewId, showQuestions, allowSkip };
    const outcome = await create.run({ variables: { input: { ...fields, idempotencyKey } } });
    return sent(outcome, (answer) => answer.createAsyncCallout.callout?.databaseId);
  };
  const form = usePostForm<Values>({
    writing,
    empty,
    former: null,
    hasDrafts: false,
    check: (values) => checkCallout(values, false, zone),
    send,
  });
  const { values, set } = form;
  return (
    <PostFormFrame form={form} kind={kind}>
      <p className="flex items-start gap-2.5 rounded-control bg-sunken px-3 py-2.5 text-14">
        <Icon of={MessagesSquare} className="text-muted" />
        Whoever answers goes through the questions of your interview {interviewId}, in their own time.
      </p>
      <CalloutFields form={form} />
      <fieldset>
        <legend className="mb-1 text-14 font-medium">Questions</legend>
        <div className="flex flex-wrap gap-x-5">
          <Checkbox isSelected={values.showQuestions} onChange={(showQuestions) => set({ showQuestions })}>
            All questions can be read before answering
          </Checkbox>
          <Checkbox isSelected={values.allowSkip} onChange={(allowSkip) => set({ allowSkip })}>
            Questions can be skipped
          </Checkbox>
        </div>
      </fieldset>
    </PostFormFrame>
  );
}
