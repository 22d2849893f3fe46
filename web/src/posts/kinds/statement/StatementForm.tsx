import { graphql, useFragment } from "react-relay";
import type { StatementForm_statement$key } from "../../../__generated__/StatementForm_statement.graphql.ts";
import type { StatementFormCreateMutation } from "../../../__generated__/StatementFormCreateMutation.graphql.ts";
import type { StatementFormUpdateMutation } from "../../../__generated__/StatementFormUpdateMutation.graphql.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { authorOf } from "../../writing/audience.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { VoiceFields } from "../../writing/VoiceFields.tsx";
import { checkVoice, emptyVoice, voiceFields, voiceUrl, voiceValues, type VoiceValues } from "../../writing/voiceValues.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { statement as kind } from "./index.ts";

/** Makes a statement, or changes one. */
export function StatementForm({ post, writing }: { post: StatementForm_statement$key | null; writing: Writing }) {
  const former = useFragment(
    graphql`
      fragment StatementForm_statement on Statement {
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
  const create = useMutationAction<StatementFormCreateMutation>(
    graphql`
      mutation StatementFormCreateMutation($input: CreateStatementInput!) {
        createStatement(input: $input) {
          statement {
            databaseId
            ...StatementView_statement
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
  const update = useMutationAction<StatementFormUpdateMutation>(
    graphql`
      mutation StatementFormUpdateMutation($input: UpdateStatementInput!) {
        updateStatement(input: $input) {
          statement {
            databaseId
            ...StatementView_statement
            ...StatementForm_statement
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
      return sent(outcome, (answer) => answer.createStatement.statement?.databaseId);
    }
    const outcome = await update.run({ variables: { input: { ...fields, postId } } });
    return sent(outcome, (answer) => answer.updateStatement.statement?.databaseId);
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
      <VoiceFields form={form} urlLabel="What does it refer to?" placeholder="What do you want to state?" />
    </PostFormFrame>
  );
}
