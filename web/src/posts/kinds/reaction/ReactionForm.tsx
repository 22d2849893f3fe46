import { graphql, useFragment } from "react-relay";
import type { ReactionForm_reaction$key } from "../../../__generated__/ReactionForm_reaction.graphql.ts";
import { ReactionInput } from "../../../forms/generated/limits.ts";
import { TextField } from "../../../ui/TextField.tsx";
import { useSaveReaction } from "../../generated/useSaveReaction.ts";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { linkedVideoTextSchema, toVideoValue } from "../../writing/videoText.ts";
import { VideoTextFields } from "../../writing/VideoTextFields.tsx";
import { reaction as kind } from "./index.ts";

/** The form for creating or editing a reaction to something published elsewhere. */
export function ReactionForm({ post, context }: { post: ReactionForm_reaction$key | null; context: PostFormContext }) {
  const reaction = useFragment(
    graphql`
      fragment ReactionForm_reaction on Reaction {
        content
        url
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
    post: reaction,
    start: { url: reaction?.url ?? "", video: toVideoValue(reaction?.video?.id), content: reaction?.content ?? "" },
    schema: (saveAs, values) => linkedVideoTextSchema(saveAs, values, ReactionInput.content),
    save: useSaveReaction(),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <TextField label="What are you reacting to?" type="url" isRequired={false} {...form.field("url")} />
      <VideoTextFields form={form} placeholder="What do you think about it?" />
    </PostFormFrame>
  );
}
