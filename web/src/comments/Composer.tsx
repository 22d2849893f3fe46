import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Composer_subject$key } from "../__generated__/Composer_subject.graphql.ts";
import { CommentBox } from "./CommentBox.tsx";
import { DeniedNote } from "./DeniedNote.tsx";
import { LockedNote } from "./LockedNote.tsx";
import { MentionSubject } from "./mentionSubject.ts";
import { useAddComment } from "./useAddComment.ts";

interface ComposerProps {
  subject: Composer_subject$key;
  /** Focuses the box on mount. */
  takesFocus?: boolean;
  /** Called with the global id of a new comment. */
  onAdded: (id: string) => void;
}

/** The comment box of a post or story, or the reason why the reader may not comment. */
export function Composer({ subject, takesFocus = false, onAdded }: ComposerProps) {
  const { id, permissions, post } = useFragment(
    graphql`
      fragment Composer_subject on Commentable {
        id
        permissions {
          comment {
            allowed
            ...DeniedNote_permission
          }
        }
        ... on PostBase @alias(as: "post") {
          isDeleted
        }
      }
    `,
    subject,
  );
  const addComment = useAddComment({ subjectId: id }, onAdded);
  // A text in progress stays when the post is deleted in the meantime.
  const [isWriting, setWriting] = useState(false);
  // The permissions of readers for whom the post no longer exists are those from before its deletion.
  const isGone = permissions.comment.allowed && post?.isDeleted === true;
  const allowed = permissions.comment.allowed && !isGone;
  return (
    <>
      {isGone && <LockedNote text="This has been deleted." />}
      {!permissions.comment.allowed && <DeniedNote permission={permissions.comment} />}
      {(allowed || isWriting) && (
        <MentionSubject value={id}>
          <CommentBox
            name={id}
            label="Write a comment"
            submitText="Comment"
            takesFocus={takesFocus}
            onSubmit={addComment}
            onChanged={setWriting}
          />
        </MentionSubject>
      )}
    </>
  );
}
