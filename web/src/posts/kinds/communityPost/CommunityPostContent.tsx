import { graphql, useFragment } from "react-relay";
import type { CommunityPostContent_communityPost$key } from "../../../__generated__/CommunityPostContent_communityPost.graphql.ts";
import { Attachments } from "../../Attachments.tsx";
import { PostText } from "../../PostText.tsx";
import type { PostContentProps } from "../PostKind.ts";

/** A community post: its text and attachments. */
export function CommunityPostContent({ post, isFull }: PostContentProps<CommunityPostContent_communityPost$key>) {
  const { id, content, author, attachments } = useFragment(
    graphql`
      fragment CommunityPostContent_communityPost on CommunityPost {
        id
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
  return (
    <>
      <PostText id={id} html={content} isFull={isFull} />
      <Attachments attachments={attachments} by={author.name} />
    </>
  );
}
