import { MessageSquareReply } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CalloutContent_callout$key } from "../../../__generated__/CalloutContent_callout.graphql.ts";
import { calloutAnswersPath } from "../../../answers/answerPaths.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { PostText } from "../../PostText.tsx";
import type { PostContentProps } from "../PostKind.ts";
import { CalloutFacts } from "./CalloutFacts.tsx";
import { CalloutInterview } from "./CalloutInterview.tsx";

/** A call-out: deadline and details; in full also with a link to its questions or, for its author, to the answers. */
export function CalloutContent({ post, isFull }: PostContentProps<CalloutContent_callout$key>) {
  const callout = useFragment(
    graphql`
      fragment CalloutContent_callout on Callout {
        id
        content
        databaseId
        author {
          isViewer
        }
        interview {
          type
        }
        ...CalloutFacts_callout
        ...CalloutInterview_callout
      }
    `,
    post,
  );
  const { id, databaseId, content, author, interview } = callout;
  return (
    <>
      <CalloutFacts callout={callout} />
      <CalloutInterview callout={callout} />
      <PostText id={id} html={content} isFull={isFull} />
      {isFull && interview && (
        <LinkButton
          href={calloutAnswersPath(interview.type, databaseId)}
          variant={author.isViewer ? "secondary" : "primary"}
          icon={MessageSquareReply}
        >
          {author.isViewer ? "View answers" : "Answer the questions"}
        </LinkButton>
      )}
    </>
  );
}
