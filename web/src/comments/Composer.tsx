import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Composer_subject$key } from "../__generated__/Composer_subject.graphql.ts";
import { CommentBox } from "./CommentBox.tsx";
import { DeniedNote } from "./DeniedNote.tsx";
import { MentionSubject } from "./mentionSubject.ts";
import { useAddComment } from "./useAddComment.ts";

interface ComposerProps {
  subject: Composer_subject$key;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
  /** Called with the global id of a comment that has just been made. */
  onAdded: (id: string) => void;
}

/** The box for a comment on a post or a story; in its place the reason where the reader may not comment. */
export function Composer({ subject, takesFocus = false, onAdded }: ComposerProps) {
  const { id, permissions } = useFragment(
    graphql`
      fragment Composer_subject on Commentable {
        id
        permissions {
          comment {
            allowed
            ...DeniedNote_permission
          }
        }
      }
    `,
    subject,
  );
  const addComment = useAddComment(id, onAdded);
  // What is being written stays when the post is deleted meanwhile.
  const [isWriting, setWriting] = useState(false);
  const { allowed } = permissions.comment;
  return (
    <>
      {!allowed && <DeniedNote permission={permissions.comment} />}
      {(allowed || isWriting) && (
        <MentionSubject value={id}>
          <CommentBox
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
