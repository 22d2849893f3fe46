import { graphql, useFragment } from "react-relay";
import type { CalloutCard_callout$key } from "../../../__generated__/CalloutCard_callout.graphql.ts";
import { ExpandableText } from "../../ExpandableText.tsx";
import { PostCard } from "../../PostCard.tsx";
import { CalloutFacts } from "./CalloutFacts.tsx";
import { CalloutInterview } from "./CalloutInterview.tsx";
import { callout as kind } from "./index.ts";

/** A call-out in a list: title, deadline and details. */
export function CalloutCard({ callout }: { callout: CalloutCard_callout$key }) {
  const post = useFragment(
    graphql`
      fragment CalloutCard_callout on Callout {
        id
        title
        content
        ...CalloutFacts_callout
        ...CalloutInterview_callout
        ...PostCard_post
      }
    `,
    callout,
  );
  return (
    <PostCard post={post} kind={kind} title={post.title}>
      <CalloutFacts callout={post} />
      <CalloutInterview callout={post} />
      <ExpandableText id={post.id} html={post.content ?? null} />
    </PostCard>
  );
}
