import { graphql, useFragment } from "react-relay";
import type { ReactionCard_reaction$key } from "../../../__generated__/ReactionCard_reaction.graphql.ts";
import { ExpandableText } from "../../ExpandableText.tsx";
import { PostCard } from "../../PostCard.tsx";
import { PostVideo } from "../../PostVideo.tsx";
import { QuotedLink } from "../../QuotedLink.tsx";
import { reaction as kind } from "./index.ts";

/** A reaction in a list: the link it reacts to, then text, video or both. */
export function ReactionCard({ reaction }: { reaction: ReactionCard_reaction$key }) {
  const post = useFragment(
    graphql`
      fragment ReactionCard_reaction on Reaction {
        id
        content
        url
        author {
          name
        }
        video {
          ...PostVideo_video
        }
        ...PostCard_post
      }
    `,
    reaction,
  );
  return (
    <PostCard post={post} kind={kind}>
      {post.url && <QuotedLink url={post.url} relation="Reacts to" />}
      <ExpandableText id={post.id} html={post.content ?? null} />
      {post.video && <PostVideo video={post.video} by={post.author.name} />}
    </PostCard>
  );
}
