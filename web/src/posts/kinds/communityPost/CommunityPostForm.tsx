import { idsOf, type Attachment } from "../../../uploads/attachment.ts";
import { UploadField } from "../../../uploads/UploadField.tsx";
import { useUploads } from "../../../uploads/useUploads.ts";
import { useSaveCommunityPost } from "../../generated/useSaveCommunityPost.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { atMost, fault, lengthOfText } from "../../writing/rules.ts";
import { usePostForm } from "../../writing/usePostForm.ts";
import { communityPost as kind } from "./index.ts";

interface Values {
  content: string;
  attachments: readonly Attachment[];
}

const empty: Values = { content: "", attachments: [] };
const kinds = ["image", "video"] as const;
const most = 10;

/** Which fields are required, and how long they may be. */
function check({ content, attachments }: Values, isDraft: boolean) {
  const isEmpty = lengthOfText(content) === 0 && attachments.length === 0;
  return [...(isEmpty && !isDraft ? [fault("content", "Text is required.")] : []), ...atMost("content", "Text", content, 5000)];
}

/** Writes a community post; what is written cannot be edited later. */
export function CommunityPostForm({ context }: { context: PostFormContext }) {
  const form = usePostForm({
    context,
    post: null,
    start: empty,
    check,
    toFields: ({ content, attachments }) => ({
      content,
      attachments: { images: idsOf(attachments, "image"), videos: idsOf(attachments, "video") },
    }),
    save: useSaveCommunityPost(),
  });
  const { attachments } = form.values;
  const uploads = useUploads({
    attachments,
    kinds,
    max: most,
    change: (update) => form.update((values) => ({ attachments: update(values.attachments) })),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <ContentField form={form} name="content" label="Text" placeholder="What do you want to share?" onFiles={uploads.add} />
      <UploadField
        label="Attachments"
        isRequired={false}
        attachments={attachments}
        uploads={uploads}
        kinds={kinds}
        max={most}
        description="Up to 10 pictures (10 MB each) and videos (500 MB, 10 minutes)."
        errorMessage={form.error("attachments")}
      />
    </PostFormFrame>
  );
}
