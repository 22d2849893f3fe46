import { graphql, useFragment } from "react-relay";
import type { RecordForm_record$key } from "../../../__generated__/RecordForm_record.graphql.ts";
import type { RecordFormCreateMutation } from "../../../__generated__/RecordFormCreateMutation.graphql.ts";
import type { RecordFormUpdateMutation } from "../../../__generated__/RecordFormUpdateMutation.graphql.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { authorOf } from "../../writing/audience.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { VoiceFields } from "../../writing/VoiceFields.tsx";
import { checkRecord, emptyVoice, voiceFields, voiceValues, type VoiceValues } from "../../writing/voiceValues.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { record as kind } from "./index.ts";

/** Sends a video update, or changes one. */
export function RecordForm({ post, writing }: { post: RecordForm_record$key | null; writing: Writing }) {
  const former = useFragment(
    graphql`
      fragment RecordForm_record on Record {
        id
        saveAs
        content
        ownVideo: video {
          databaseId
        }
        communityIds
        userTypes
      }
    `,
    post,
  );
  const create = useMutationAction<RecordFormCreateMutation>(
    graphql`
      mutation RecordFormCreateMutation($input: CreateRecordInput!) {
        createRecord(input: $input) {
          record {
            databaseId
            ...RecordView_record
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
  const update = useMutationAction<RecordFormUpdateMutation>(
    graphql`
      mutation RecordFormUpdateMutation($input: UpdateRecordInput!) {
        updateRecord(input: $input) {
          record {
            databaseId
            ...RecordView_record
            ...RecordForm_record
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
  const send = async (values: VoiceValues, { postId, saveAs, idempotencyKey }: Order) => {
    const fields = { ...voiceFields(values), saveAs };
    if (postId === null) {
      const outcome = await create.run({ variables: { input: { ...fields, ...authorOf(values.authorId), idempotencyKey } } });
      return sent(outcome, (answer) => answer.createRecord.record?.databaseId);
    }
    const outcome = await update.run({ variables: { input: { ...fields, postId } } });
    return sent(outcome, (answer) => answer.updateRecord.record?.databaseId);
  };
  const form = usePostForm({
    writing,
    empty: emptyVoice,
    former: former
      ? {
          id: former.id,
          isDraft: former.saveAs === "DRAFT",
          values: voiceValues({
            content: former.content,
            video: former.ownVideo,
            communityIds: former.communityIds,
            userTypes: former.userTypes,
          }),
        }
      : null,
    check: checkRecord,
    send,
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <VoiceFields form={form} isVideoRequired placeholder="What is it about?" />
    </PostFormFrame>
  );
}
