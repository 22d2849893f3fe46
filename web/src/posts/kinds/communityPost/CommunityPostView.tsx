import { graphql, useFragment } from "react-relay";
import type { CommunityPostView_communityPost$key } from "../../../__generated__/CommunityPostView_communityPost.graphql.ts";
import { RichText } from "../../../ui/RichText.tsx";
import { Attachments } from "../../Attachments.tsx";
import { PostArticle } from "../../PostArticle.tsx";
import { communityPost as kind } from "./index.ts";

/** A community post in full. */
export function CommunityPostView({ communityPost }: { communityPost: CommunityPostView_communityPost$key }) {
  const post = useFragment(
    graphql`
      fragment CommunityPostView_communityPost on CommunityPost {
        content
        author {
          name
        }
        attachments {
          ...Attachments_attachments
        }
        ...PostArticle_post
      }
    `,
    communityPost,
  );
  return (
    <PostArticle post={post} kind={kind}>
      <RichText html={post.content ?? null} className="text-16" />
      <Attachments attachments={post.attachments} by={post.author.name} />
    </PostArticle>
  );
}
