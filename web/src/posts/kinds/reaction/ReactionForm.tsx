import { graphql, useFragment } from "react-relay";
import type { ReactionForm_reaction$key } from "../../../__generated__/ReactionForm_reaction.graphql.ts";
import type { ReactionFormCreateMutation } from "../../../__generated__/ReactionFormCreateMutation.graphql.ts";
import type { ReactionFormUpdateMutation } from "../../../__generated__/ReactionFormUpdateMutation.graphql.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { authorOf } from "../../writing/audience.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { VoiceFields } from "../../writing/VoiceFields.tsx";
import { checkVoice, emptyVoice, voiceFields, voiceUrl, voiceValues, type VoiceValues } from "../../writing/voiceValues.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { reaction as kind } from "./index.ts";

/** Reacts to something published elsewhere, or changes a reaction. */
export function ReactionForm({ post, writing }: { post: ReactionForm_reaction$key | null; writing: Writing }) {
  const former = useFragment(
    graphql`
      fragment ReactionForm_reaction on Reaction {
        id
        saveAs
        content
        url
        video {
          databaseId
        }
        communityIds
        userTypes
      }
    `,
    post,
  );
  const create = useMutationAction<ReactionFormCreateMutation>(
    graphql`
      mutation ReactionFormCreateMutation($input: CreateReactionInput!) {
        createReaction(input: $input) {
          reaction {
            databaseId
            ...ReactionView_reaction
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
  const update = useMutationAction<ReactionFormUpdateMutation>(
    graphql`
      mutation ReactionFormUpdateMutation($input: UpdateReactionInput!) {
        updateReaction(input: $input) {
          reaction {
            databaseId
            ...ReactionView_reaction
            ...ReactionForm_reaction
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
    const fields = { ...voiceFields(values), url: voiceUrl(values), saveAs };
    if (postId === null) {
      const outcome = await create.run({ variables: { input: { ...fields, ...authorOf(values.authorId), idempotencyKey } } });
      return sent(outcome, (answer) => answer.createReaction.reaction?.databaseId);
    }
    const outcome = await update.run({ variables: { input: { ...fields, postId } } });
    return sent(outcome, (answer) => answer.updateReaction.reaction?.databaseId);
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
            url: former.url,
            video: former.video,
            communityIds: former.communityIds,
            userTypes: former.userTypes,
          }),
        }
      : null,
    check: checkVoice,
    send,
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <VoiceFields form={form} urlLabel="What do you react to?" placeholder="What do you think about it?" />
    </PostFormFrame>
  );
}
