import { graphql, useFragment } from "react-relay";
import type { CommunityPostCard_communityPost$key } from "../../../__generated__/CommunityPostCard_communityPost.graphql.ts";
import { Attachments } from "../../Attachments.tsx";
import { ExpandableText } from "../../ExpandableText.tsx";
import { PostCard } from "../../PostCard.tsx";
import { communityPost as kind } from "./index.ts";

/** A community post in a list: its text and attachments. */
export function CommunityPostCard({ communityPost }: { communityPost: CommunityPostCard_communityPost$key }) {
  const post = useFragment(
    graphql`
      fragment CommunityPostCard_communityPost on CommunityPost {
        id
        content
        author {
          name
        }
        attachments {
          ...Attachments_attachments
        }
        ...PostCard_post
      }
    `,
    communityPost,
  );
  return (
    <PostCard post={post} kind={kind}>
      <ExpandableText id={post.id} html={post.content ?? null} />
      <Attachments attachments={post.attachments} by={post.author.name} />
    </PostCard>
  );
}
