import { graphql, useFragment } from "react-relay";
import type { ReactionForm_reaction$key } from "../../../__generated__/ReactionForm_reaction.graphql.ts";
import { useSaveReaction } from "../../generated/useSaveReaction.ts";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { checkLinkedVideoText, linkedVideoTextFields, videoTextValues } from "../../writing/videoText.ts";
import { VideoTextFields } from "../../writing/VideoTextFields.tsx";
import { reaction as kind } from "./index.ts";

/** Reacts to something published elsewhere, or changes a reaction. */
export function ReactionForm({ post, context }: { post: ReactionForm_reaction$key | null; context: PostFormContext }) {
  const reaction = useFragment(
    graphql`
      fragment ReactionForm_reaction on Reaction {
        content
        url
        video {
          databaseId
        }
        ...usePostForm_post
      }
    `,
    post,
  );
  const form = usePostForm({
    context,
    post: reaction,
    start: videoTextValues({ content: reaction?.content, url: reaction?.url, videoId: reaction?.video?.databaseId }),
    check: checkLinkedVideoText,
    toFields: linkedVideoTextFields,
    save: useSaveReaction(),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <VideoTextFields form={form} urlLabel="What do you react to?" placeholder="What do you think about it?" />
    </PostFormFrame>
  );
}
