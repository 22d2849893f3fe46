import { useEffect, useEffectEvent, type RefObject } from "react";
import { graphql } from "react-relay";
import type { EditPostQuery, EditPostQuery$data } from "../../__generated__/EditPostQuery.graphql.ts";
import { render, type Renderers } from "../dispatch.ts";
import type { PostAddress } from "../address.ts";
import { CalloutForm } from "../kinds/callout/CalloutForm.tsx";
import { EventForm } from "../kinds/event/EventForm.tsx";
import { postKinds, postTypes } from "../kinds/index.ts";
import { JobForm } from "../kinds/job/JobForm.tsx";
import { ReactionForm } from "../kinds/reaction/ReactionForm.tsx";
import { RecordForm } from "../kinds/record/RecordForm.tsx";
import { StatementForm } from "../kinds/statement/StatementForm.tsx";
import { DraftGate } from "../../forms/DraftGate.tsx";
import { useLoadedQuery } from "../../loading/useLoadedQuery.ts";
import { useAfterSavingPost } from "./useAfterSavingPost.ts";
import { useWriter } from "./useWriter.ts";
import type { Writing } from "./writing.ts";

interface EditPostProps {
  address: PostAddress;
  /** Called when it was saved, and when there is nothing that the viewer may change. */
  onDone: () => void;
  onDiscard: RefObject<(() => void) | null>;
}

type Editable = Omit<NonNullable<EditPostQuery$data["post"]>, "base">;

/** Changes a post that is there already. */
export function EditPost({ address, onDone, onDiscard }: EditPostProps) {
  const { viewer, post } = useLoadedQuery<EditPostQuery>(
    graphql`
      query EditPostQuery($type: PostType!, $databaseId: Int!) {
        viewer {
          databaseId
          ...useWriter_viewer
        }
        post(type: $type, databaseId: $databaseId) {
          ... on PostBase @alias(as: "base") {
            id
            permissions {
              edit {
                allowed
              }
            }
          }
          ...JobForm_job @alias(as: "job")
          ...CalloutForm_callout @alias(as: "callout")
          ...EventForm_event @alias(as: "event")
          ...RecordForm_record @alias(as: "record")
          ...ReactionForm_reaction @alias(as: "reaction")
          ...StatementForm_statement @alias(as: "statement")
        }
      }
    `,
    { type: postTypes[address.key], databaseId: address.databaseId },
    { fetchPolicy: "network-only" },
  );
  const writer = useWriter(viewer);
  const afterSaving = useAfterSavingPost(postKinds[postTypes[address.key]]);
  const mayEdit = post?.base?.permissions.edit.allowed === true;
  const refuse = useEffectEvent(onDone);
  useEffect(() => {
    if (!mayEdit) refuse();
  }, [mayEdit]);
  if (!post || !mayEdit) return null;
  return (
    <DraftGate name={`${viewer.databaseId} ${post.base?.id ?? ""}`} onDiscard={onDiscard}>
      {(draft) => (
        <EditForm
          post={post}
          writing={{
            writer,
            draft,
            communityId: null,
            onSaved: (saved) => {
              onDone();
              afterSaving(saved);
            },
          }}
        />
      )}
    </DraftGate>
  );
}

function EditForm({ post, writing }: { post: Editable; writing: Writing }) {
  const forms: Renderers<Editable> = {
    job: (job) => <JobForm post={job} writing={writing} />,
    callout: (callout) => <CalloutForm post={callout} writing={writing} />,
    event: (event) => <EventForm post={event} writing={writing} />,
    record: (record) => <RecordForm post={record} writing={writing} />,
    reaction: (reaction) => <ReactionForm post={reaction} writing={writing} />,
    statement: (statement) => <StatementForm post={statement} writing={writing} />,
  };
  return render(forms, post);
}
