import { graphql, useFragment } from "react-relay";
import type { ReactionView_reaction$key } from "../../../__generated__/ReactionView_reaction.graphql.ts";
import { RichText } from "../../../ui/RichText.tsx";
import { PostArticle } from "../../PostArticle.tsx";
import { PostVideo } from "../../PostVideo.tsx";
import { QuotedLink } from "../../QuotedLink.tsx";
import { reaction as kind } from "./index.ts";

/** A reaction in full. */
export function ReactionView({ reaction }: { reaction: ReactionView_reaction$key }) {
  const post = useFragment(
    graphql`
      fragment ReactionView_reaction on Reaction {
        content
        url
        author {
          name
        }
        video {
          ...PostVideo_video
        }
        ...PostArticle_post
      }
    `,
    reaction,
  );
  return (
    <PostArticle post={post} kind={kind}>
      {post.url && <QuotedLink url={post.url} relation="Reacts to" />}
      {post.video && <PostVideo video={post.video} by={post.author.name} />}
      <RichText html={post.content ?? null} className="text-16" />
    </PostArticle>
  );
}
