import { graphql, useFragment } from "react-relay";
import type { StatementForm_statement$key } from "../../../__generated__/StatementForm_statement.graphql.ts";
import { useSaveStatement } from "../../generated/useSaveStatement.ts";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { checkLinkedVideoText, linkedVideoTextFields, videoTextValues } from "../../writing/videoText.ts";
import { VideoTextFields } from "../../writing/VideoTextFields.tsx";
import { statement as kind } from "./index.ts";

/** Makes a statement, or changes one. */
export function StatementForm({ post, context }: { post: StatementForm_statement$key | null; context: PostFormContext }) {
  const statement = useFragment(
    graphql`
      fragment StatementForm_statement on Statement {
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
    post: statement,
    start: videoTextValues({ content: statement?.content, url: statement?.url, videoId: statement?.video?.databaseId }),
    check: checkLinkedVideoText,
    toFields: linkedVideoTextFields,
    save: useSaveStatement(),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <VideoTextFields form={form} urlLabel="What does it refer to?" placeholder="What do you want to state?" />
    </PostFormFrame>
  );
}
