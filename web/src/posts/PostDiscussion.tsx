import { graphql, useFragment } from "react-relay";
import type { PostDiscussion_comment$key } from "../__generated__/PostDiscussion_comment.graphql.ts";
import type { PostDiscussion_post$key } from "../__generated__/PostDiscussion_post.graphql.ts";
import { CommentThread } from "../comments/CommentThread.tsx";

interface PostDiscussionProps {
  post: PostDiscussion_post$key;
  /** The comment that the address names. */
  comment: PostDiscussion_comment$key | null;
  highlight: (id: string) => void;
}

/** The comments on a post of any type. */
export function PostDiscussion({ post, comment, highlight }: PostDiscussionProps) {
  const { commentable } = useFragment(
    graphql`
      fragment PostDiscussion_post on Post {
        ... on Commentable @alias(as: "commentable") {
          ...CommentThread_subject
        }
      }
    `,
    post,
  );
  const pinned = useFragment(
    graphql`
      fragment PostDiscussion_comment on Comment {
        ...CommentThread_pinned
      }
    `,
    comment,
  );
  return commentable && <CommentThread subject={commentable} pinned={pinned ?? null} highlight={highlight} />;
}
