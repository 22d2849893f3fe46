import { graphql, useFragment } from "react-relay";
import type { StatementForm_statement$key } from "../../../__generated__/StatementForm_statement.graphql.ts";
import { StatementInput } from "../../../forms/generated/limits.ts";
import { TextField } from "../../../ui/TextField.tsx";
import { useSaveStatement } from "../../generated/useSaveStatement.ts";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { linkedVideoTextSchema, toVideoValue } from "../../writing/videoText.ts";
import { VideoTextFields } from "../../writing/VideoTextFields.tsx";
import { statement as kind } from "./index.ts";

/** The form for creating or editing a statement. */
export function StatementForm({ post, context }: { post: StatementForm_statement$key | null; context: PostFormContext }) {
  const statement = useFragment(
    graphql`
      fragment StatementForm_statement on Statement {
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
    post: statement,
    start: { url: statement?.url ?? "", video: toVideoValue(statement?.video?.id), content: statement?.content ?? "" },
    schema: (saveAs, values) => linkedVideoTextSchema(saveAs, values, StatementInput.content),
    save: useSaveStatement(),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <TextField label="What does it refer to?" type="url" isRequired={false} {...form.field("url")} />
      <VideoTextFields form={form} placeholder="What do you want to state?" />
    </PostFormFrame>
  );
}
