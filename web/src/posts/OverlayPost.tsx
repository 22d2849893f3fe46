import { Suspense, useEffect, useEffectEvent } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { OverlayPostQuery } from "../__generated__/OverlayPostQuery.graphql.ts";
import { CommentThread } from "../comments/CommentThread.tsx";
import { Composer } from "../comments/Composer.tsx";
import { ThreadSkeleton } from "../comments/ThreadSkeleton.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { PostView } from "./generated/PostView.tsx";

const query = graphql`
  query OverlayPostQuery($type: PostType!, $databaseId: Int!, $commentId: Int!, $withComment: Boolean!)
  @throwOnFieldError
  @preloadable {
    post(type: $type, databaseId: $databaseId) {
      ...PostView_post
      ... on Commentable @alias(as: "commentable") {
        ...CommentThread_subject
        ...Composer_subject
      }
    }
    comment(databaseId: $commentId) @include(if: $withComment) @catch(to: NULL) {
      ...CommentThread_pinned
    }
  }
`;

interface OverlayPostProps {
  post: PreloadedQuery<OverlayPostQuery>;
  /** Called when the post does not exist or the viewer may not read it. */
  onRemoved: () => void;
  highlight: (id: string) => void;
}

/** The post and its comments. Data that a card has loaded is shown at once; the comments follow. */
export function OverlayPost({ post: reference, onRemoved, highlight }: OverlayPostProps) {
  const { post, comment } = usePreloadedQuery<OverlayPostQuery>(query, reference);
  if (!post) return <CloseWhenMissing onRemoved={onRemoved} />;
  return (
    <>
      <PostView post={post} />
      <div className="border-t border-line">
        <Suspense fallback={<ThreadSkeleton />}>
          {post.commentable && <CommentThread subject={post.commentable} pinned={comment ?? null} highlight={highlight} />}
        </Suspense>
      </div>
    </>
  );
}

interface OverlayComposerProps {
  post: PreloadedQuery<OverlayPostQuery>;
  takesFocus: boolean;
  /** Called with the global id of a new comment. */
  onAdded: (id: string) => void;
}

/** The box for a comment on the post. */
export function OverlayComposer({ post: reference, ...props }: OverlayComposerProps) {
  const { post } = usePreloadedQuery<OverlayPostQuery>(query, reference);
  return post?.commentable ? <Composer subject={post.commentable} {...props} /> : null;
}

/** Shows a toast that the post was not found, and closes the overlay. */
function CloseWhenMissing({ onRemoved }: { onRemoved: () => void }) {
  const close = useEffectEvent(onRemoved);
  useEffect(() => {
    showToast("error", "Not found. This post may have been deleted.");
    close();
  }, []);
  return null;
}
