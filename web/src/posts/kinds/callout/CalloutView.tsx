import { MessageSquareReply } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CalloutView_callout$key } from "../../../__generated__/CalloutView_callout.graphql.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { RichText } from "../../../ui/RichText.tsx";
import { PostArticle } from "../../PostArticle.tsx";
import { CalloutFacts } from "./CalloutFacts.tsx";
import { CalloutInterview } from "./CalloutInterview.tsx";
import { callout as kind } from "./index.ts";

/** A call-out in full, with a link to its questions or, for its author, to the answers. */
export function CalloutView({ callout }: { callout: CalloutView_callout$key }) {
  const post = useFragment(
    graphql`
      fragment CalloutView_callout on Callout {
        databaseId
        title
        content
        author {
          isViewer
        }
        interview {
          type
        }
        ...CalloutFacts_callout
        ...CalloutInterview_callout
        ...PostArticle_post
      }
    `,
    callout,
  );
  const { databaseId, author, interview } = post;
  return (
    <PostArticle post={post} kind={kind} title={post.title}>
      <CalloutFacts callout={post} />
      <CalloutInterview callout={post} />
      <RichText html={post.content ?? null} className="text-16" />
      {interview && (
        <LinkButton
          href={`/callouts/async/${interview.type.toLowerCase()}/${databaseId}`}
          variant={author.isViewer ? "secondary" : "primary"}
          icon={MessageSquareReply}
        >
          {author.isViewer ? "View answers" : "Answer the questions"}
        </LinkButton>
      )}
    </PostArticle>
  );
}
