import { graphql, useFragment } from "react-relay";
import type { CalloutForm_callout$key } from "../../../__generated__/CalloutForm_callout.graphql.ts";
import type { CalloutFormCreateMutation } from "../../../__generated__/CalloutFormCreateMutation.graphql.ts";
import type { CalloutFormUpdateMutation } from "../../../__generated__/CalloutFormUpdateMutation.graphql.ts";
import { endOfDay, wallTimeOf } from "../../../lib/wallTime.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { audienceOf, authorOf, everybody, type AudienceValues } from "../../writing/audience.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { atMost, fault, required } from "../../writing/rules.ts";
import { usePostForm } from "../../writing/usePostForm.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { callout as kind } from "./index.ts";

interface Values extends AudienceValues {
  title: string;
  content: string;
  urgency: "asap" | "date";
  /** A day, "2025-03-01". */
  deadline: string;
}

const empty: Values = { ...everybody, title: "", content: "", urgency: "asap", deadline: "" };

const urgencies: readonly { id: Values["urgency"]; label: string }[] = [
  { id: "asap", label: "ASAP" },
  { id: "date", label: "By a date" },
];

/** Table T-4. */
function check({ title, content, urgency, deadline }: Values, isDraft: boolean, zone: string) {
  const isDated = urgency === "date";
  const isOver = isDated && deadline !== "" && Date.parse(endOfDay(deadline, zone)) <= Date.now();
  return [
    ...(isDraft ? [] : required("title", "Title", title)),
    ...atMost("title", "Title", title, 200),
    ...(isDraft ? [] : required("content", "Details", content)),
    ...atMost("content", "Details", content, 5000),
    ...(isDated ? required("deadline", "Deadline", deadline) : []),
    ...(isOver ? [fault("deadline", "Deadline must be in the future.")] : []),
  ];
}

/** Writes a call-out, or changes one. */
export function CalloutForm({ post, writing }: { post: CalloutForm_callout$key | null; writing: Writing }) {
  const former = useFragment(
    graphql`
      fragment CalloutForm_callout on Callout {
        id
        saveAs
        title
        content
        deadline
        communityIds
        userTypes
      }
    `,
    post,
  );
  const create = useMutationAction<CalloutFormCreateMutation>(
    graphql`
      mutation CalloutFormCreateMutation($input: CreateCalloutInput!) {
        createCallout(input: $input) {
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
  const update = useMutationAction<CalloutFormUpdateMutation>(
    graphql`
      mutation CalloutFormUpdateMutation($input: UpdateCalloutInput!) {
        updateCallout(input: $input) {
          callout {
            databaseId
            ...CalloutView_callout
            ...CalloutForm_callout
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
  const send = async (values: Values, { postId, saveAs, idempotencyKey }: Order) => {
    const { authorId, urgency, deadline, ...fields } = values;
    const common = { ...fields, deadline: urgency === "date" ? endOfDay(deadline, zone) : null, saveAs };
    if (postId === null) {
      const outcome = await create.run({ variables: { input: { ...common, ...authorOf(authorId), idempotencyKey } } });
      return sent(outcome, (answer) => answer.createCallout.callout?.databaseId);
    }
    const outcome = await update.run({ variables: { input: { ...common, postId } } });
    return sent(outcome, (answer) => answer.updateCallout.callout?.databaseId);
  };
  const form = usePostForm({
    writing,
    empty,
    former: former
      ? {
          id: former.id,
          isDraft: former.saveAs === "DRAFT",
          values: {
            ...audienceOf({ communityIds: former.communityIds, userTypes: former.userTypes }),
            title: former.title,
            content: former.content ?? "",
            urgency: former.deadline ? "date" : "asap",
            deadline: former.deadline ? wallTimeOf(former.deadline, zone).slice(0, 10) : "",
          },
        }
      : null,
    check: (values, isDraft) => check(values, isDraft, zone),
    send,
  });
  const { values, set, error } = form;
  return (
    <PostFormFrame form={form} kind={kind}>
      <TextField
        label="Title"
        description="What are you looking for, in a line."
        value={values.title}
        onChange={(title) => set({ title })}
        errorMessage={error("title")}
      />
      <ContentField form={form} name="content" label="Details" placeholder="Who should answer, and what do you need from them?" />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <RadioGroup label="Answers needed" options={urgencies} value={values.urgency} onChange={(urgency) => set({ urgency })} />
        {values.urgency === "date" && (
          <TextField
            label="Deadline"
            type="date"
            description="Until 23:59 in your time zone."
            value={values.deadline}
            onChange={(deadline) => set({ deadline })}
            errorMessage={error("deadline")}
          />
        )}
      </div>
    </PostFormFrame>
  );
}
