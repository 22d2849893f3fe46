import { graphql, useFragment } from "react-relay";
import type { CalloutForm_callout$key } from "../../../__generated__/CalloutForm_callout.graphql.ts";
import type { CalloutFormCreateMutation } from "../../../__generated__/CalloutFormCreateMutation.graphql.ts";
import type { CalloutFormUpdateMutation } from "../../../__generated__/CalloutFormUpdateMutation.graphql.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { authorOf } from "../../writing/audience.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { CalloutFields } from "./CalloutFields.tsx";
import { calloutFields, calloutValues, checkCallout, emptyCallout, type CalloutValues } from "./calloutValues.ts";
import { callout as kind } from "./index.ts";

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
  const send = async (values: CalloutValues, { postId, saveAs, idempotencyKey }: Order) => {
    const { authorId, ...rest } = values;
    const common = { ...calloutFields(rest, zone), saveAs };
    if (postId === null) {
      const outcome = await create.run({ variables: { input: { ...common, ...authorOf(authorId), idempotencyKey } } });
      return sent(outcome, (answer) => answer.createCallout.callout?.databaseId);
    }
    const outcome = await update.run({ variables: { input: { ...common, postId } } });
    return sent(outcome, (answer) => answer.updateCallout.callout?.databaseId);
  };
  const form = usePostForm({
    writing,
    empty: emptyCallout,
    former: former
      ? {
          id: former.id,
          isDraft: former.saveAs === "DRAFT",
          values: calloutValues(
            {
              title: former.title,
              content: former.content,
              deadline: former.deadline,
              communityIds: former.communityIds,
              userTypes: former.userTypes,
            },
            zone,
          ),
        }
      : null,
    check: (values, isDraft) => checkCallout(values, isDraft, zone),
    send,
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <CalloutFields form={form} />
    </PostFormFrame>
  );
}
