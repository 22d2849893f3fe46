import { graphql } from "react-relay";
import type { CommunityPostFormMutation } from "../../../__generated__/CommunityPostFormMutation.graphql.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { idsOf, type Attachment } from "../../../uploads/attachment.ts";
import { UploadField } from "../../../uploads/UploadField.tsx";
import { useUploads } from "../../../uploads/useUploads.ts";
import { authorOf, everybody, type AudienceValues } from "../../writing/audience.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { atMost, fault, lengthOfText } from "../../writing/rules.ts";
import { usePostForm } from "../../writing/usePostForm.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { communityPost as kind } from "./index.ts";

interface Values extends AudienceValues {
  content: string;
  attachments: readonly Attachment[];
}

const empty: Values = { ...everybody, content: "", attachments: [] };
const kinds = ["image", "video"] as const;
const most = 10;

/** Which fields are required, and how long they may be. */
function check({ content, attachments }: Values, isDraft: boolean) {
  const isEmpty = lengthOfText(content) === 0 && attachments.length === 0;
  return [...(isEmpty && !isDraft ? [fault("content", "Text is required.")] : []), ...atMost("content", "Text", content, 5000)];
}

/** Writes a community post; what is written cannot be edited later. */
export function CommunityPostForm({ writing }: { writing: Writing }) {
  const create = useMutationAction<CommunityPostFormMutation>(
    graphql`
      mutation CommunityPostFormMutation($input: CreateCommunityPostInput!) {
        createCommunityPost(input: $input) {
          communityPost {
            databaseId
            ...CommunityPostView_communityPost
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
  const send = async ({ content, attachments, authorId, ...audience }: Values, { saveAs, idempotencyKey }: Order) => {
    const files = { images: idsOf(attachments, "image"), videos: idsOf(attachments, "video") };
    const input = { ...audience, ...authorOf(authorId), content, attachments: files, saveAs, idempotencyKey };
    return sent(await create.run({ variables: { input } }), (answer) => answer.createCommunityPost.communityPost?.databaseId);
  };
  const form = usePostForm({ writing, empty, former: null, check, send });
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
