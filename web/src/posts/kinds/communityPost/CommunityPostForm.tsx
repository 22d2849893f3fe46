import * as v from "valibot";
import { CommunityPostInput } from "../../../forms/generated/limits.ts";
import { html, list, optionalHtml } from "../../../forms/rules.ts";
import type { SaveAs } from "../../../forms/useForm.ts";
import { getUploadIds, type Attachment } from "../../../uploads/attachment.ts";
import { UploadField } from "../../../uploads/UploadField.tsx";
import { useUploads } from "../../../uploads/useUploads.ts";
import { useSaveCommunityPost } from "../../generated/useSaveCommunityPost.ts";
import { audience } from "../../writing/audience.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { communityPost as kind } from "./index.ts";

interface CommunityPostValues {
  /** HTML. */
  content: string;
  attachments: readonly Attachment[];
}

const empty: CommunityPostValues = { content: "", attachments: [] };
const kinds = ["image", "video"] as const;
const MAX_FILES = 10;

/** Text is required to publish, unless something is attached. */
const schema = (saveAs: SaveAs, { attachments }: CommunityPostValues) =>
  v.object({
    ...audience,
    content: (saveAs === "DRAFT" || attachments.length > 0 ? optionalHtml : html)("Text", CommunityPostInput.content),
    attachments: v.pipe(
      list<Attachment>(),
      v.transform((all) => ({ images: getUploadIds(all, "image"), videos: getUploadIds(all, "video") })),
    ),
  });

/** The form for a new community post, which cannot be edited later. */
export function CommunityPostForm({ context }: { context: PostFormContext }) {
  const form = usePostForm({ context, post: null, start: empty, schema, save: useSaveCommunityPost() });
  const { attachments, change, errorMessage } = form.files("attachments");
  const uploads = useUploads({ attachments, kinds, max: MAX_FILES, change });
  return (
    <PostFormFrame form={form} kind={kind}>
      <ContentField form={form} name="content" label="Text" placeholder="What do you want to share?" onFiles={uploads.add} />
      <UploadField
        label="Attachments"
        isRequired={false}
        attachments={attachments}
        uploads={uploads}
        kinds={kinds}
        max={MAX_FILES}
        description="Up to 10 pictures (10 MB each) and videos (500 MB, 10 minutes)."
        errorMessage={errorMessage}
      />
    </PostFormFrame>
  );
}
