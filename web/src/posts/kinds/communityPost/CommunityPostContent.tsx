import { graphql, useFragment } from "react-relay";
import type { CommunityPostContent_communityPost$key } from "../../../__generated__/CommunityPostContent_communityPost.graphql.ts";
import { Attachments } from "../../Attachments.tsx";
import { PostText } from "../../PostText.tsx";
import { useOpenPost } from "../../useOpenPost.ts";
import type { PostContentProps } from "../PostKind.ts";

/** A community post: its text and attachments. */
export function CommunityPostContent({ post, isFull }: PostContentProps<CommunityPostContent_communityPost$key>) {
  const { id, databaseId, content, author, attachments } = useFragment(
    graphql`
      fragment CommunityPostContent_communityPost on CommunityPost {
        id
        databaseId
        content
        author {
          name
        }
        attachments {
          ...Attachments_attachments
        }
      }
    `,
    post,
  );
  const openPost = useOpenPost();
  const open = () => openPost({ key: "communityPost", databaseId, commentId: null });
  return (
    <>
      <PostText id={id} html={content} isFull={isFull} />
      <Attachments attachments={attachments} by={author.name} openPost={isFull ? undefined : open} />
    </>
  );
}
