import { graphql, useFragment } from "react-relay";
import type { PostComposer_post$key } from "../__generated__/PostComposer_post.graphql.ts";
import { Composer } from "../comments/Composer.tsx";

interface PostComposerProps {
  post: PostComposer_post$key;
  takesFocus: boolean;
  /** Called with the global id of a new comment. */
  onAdded: (id: string) => void;
}

/** The box for a comment on a post of any type. */
export function PostComposer({ post, takesFocus, onAdded }: PostComposerProps) {
  const { commentable } = useFragment(
    graphql`
      fragment PostComposer_post on Post {
        ... on Commentable @alias(as: "commentable") {
          ...Composer_subject
        }
      }
    `,
    post,
  );
  return commentable && <Composer subject={commentable} takesFocus={takesFocus} onAdded={onAdded} />;
}
