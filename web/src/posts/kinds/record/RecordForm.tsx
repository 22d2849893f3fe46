import { graphql, useFragment } from "react-relay";
import type { RecordForm_record$key } from "../../../__generated__/RecordForm_record.graphql.ts";
import { RecordInput } from "../../../forms/generated/limits.ts";
import { useSaveRecord } from "../../generated/useSaveRecord.ts";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { toVideoValue, videoSchema } from "../../writing/videoText.ts";
import { VideoTextFields } from "../../writing/VideoTextFields.tsx";
import { record as kind } from "./index.ts";

/** The form for creating or editing a video update. */
export function RecordForm({ post, context }: { post: RecordForm_record$key | null; context: PostFormContext }) {
  const record = useFragment(
    graphql`
      fragment RecordForm_record on Record {
        content
        video {
          id
        }
        ...usePostForm_post
      }
    `,
    post,
  );
  const form = usePostForm({
    context,
    post: record,
    start: { video: toVideoValue(record?.video?.id), content: record?.content ?? "" },
    schema: (saveAs) => videoSchema(saveAs, RecordInput.content),
    save: useSaveRecord(),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <VideoTextFields form={form} isVideoRequired placeholder="What is it about?" />
    </PostFormFrame>
  );
}
