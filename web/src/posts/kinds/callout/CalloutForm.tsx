import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import * as v from "valibot";
import type { CalloutForm_callout$data, CalloutForm_callout$key } from "../../../__generated__/CalloutForm_callout.graphql.ts";
import { toWallTime } from "../../../lib/dates.ts";
import { useSaveCallout } from "../../generated/useSaveCallout.ts";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { CalloutFields } from "./CalloutFields.tsx";
import { calloutEntries, emptyCallout, type CalloutValues } from "./calloutSchema.ts";
import { callout as kind } from "./index.ts";

/** The form for creating or editing a call-out. */
export function CalloutForm({ post, context }: { post: CalloutForm_callout$key | null; context: PostFormContext }) {
  const callout = useFragment(
    graphql`
      fragment CalloutForm_callout on Callout {
        title
        content
        deadline
        publishedAt
        ...usePostForm_post
      }
    `,
    post,
  );
  const { zone } = context.writer;
  const [start] = useState(() => (callout ? toFormValues(callout, zone) : emptyCallout));
  const form = usePostForm({
    context,
    post: callout,
    start,
    schema: (saveAs, values) => {
      // A draft cannot be published with a deadline that has passed.
      const mayHavePassed = saveAs === "DRAFT" || Boolean(callout?.publishedAt);
      return v.object(calloutEntries(saveAs, values, zone, mayHavePassed ? start.deadline : ""));
    },
    save: useSaveCallout(),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <CalloutFields form={form} />
    </PostFormFrame>
  );
}

function toFormValues({ title, content, deadline }: CalloutForm_callout$data, zone: string): CalloutValues {
  return {
    title,
    content: content ?? "",
    urgency: deadline ? "date" : "asap",
    deadline: deadline ? toWallTime(deadline, zone).slice(0, 10) : "",
  };
}
