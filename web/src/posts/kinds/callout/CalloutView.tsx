import { graphql, useFragment } from "react-relay";
import type { CalloutView_callout$key } from "../../../__generated__/CalloutView_callout.graphql.ts";
import { RichText } from "../../../ui/RichText.tsx";
import { PostArticle } from "../../PostArticle.tsx";
import { CalloutAnswerLink } from "./CalloutAnswerLink.tsx";
import { CalloutFacts } from "./CalloutFacts.tsx";
import { CalloutInterview } from "./CalloutInterview.tsx";
import { callout as kind } from "./index.ts";

/** A call-out in full. */
export function CalloutView({ callout }: { callout: CalloutView_callout$key }) {
  const post = useFragment(
    graphql`
      fragment CalloutView_callout on Callout {
        title
        content
        ...CalloutFacts_callout
        ...CalloutAnswerLink_callout
        ...CalloutInterview_callout
        ...PostArticle_post
      }
    `,
    callout,
  );
  return (
    <PostArticle post={post} kind={kind} title={post.title}>
      <CalloutFacts callout={post} />
      <CalloutInterview callout={post} />
      <RichText html={post.content ?? null} className="text-16" />
      <CalloutAnswerLink callout={post} />
    </PostArticle>
  );
}
