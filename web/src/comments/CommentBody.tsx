import { use, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommentBody_comment$key } from "../__generated__/CommentBody_comment.graphql.ts";
import { LikeButton } from "../likes/LikeButton.tsx";
import { Attachments } from "../posts/Attachments.tsx";
import { ExpandableText } from "../posts/ExpandableText.tsx";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { EditedMark } from "../ui/EditedMark.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { CommentBox } from "./CommentBox.tsx";
import { CommentMenu } from "./CommentMenu.tsx";
import { findMentioned, toPlainText } from "./commentText.ts";
import { DeletedComment } from "./DeletedComment.tsx";
import { DeletedSubject } from "./deletedSubject.ts";
import { Highlight, reveal } from "./highlight.ts";
import { useUpdateComment } from "./useUpdateComment.ts";

interface CommentBodyProps {
  comment: CommentBody_comment$key;
  isReply?: boolean;
  /** Opens the reply box. */
  onReply: () => void;
}

/** A single comment or reply: author, time, text and actions. */
export function CommentBody({ comment, isReply = false, onReply }: CommentBodyProps) {
  const data = useFragment(
    graphql`
      fragment CommentBody_comment on Comment {
        id
        isDeleted
        content
        createdAt
        updatedAt
        author {
          name
          avatar
          type
          isViewer
          ...AuthorName_author
        }
        attachments {
          ...Attachments_attachments
        }
        permissions {
          comment {
            allowed
          }
        }
        ...LikeButton_subject
        ...CommentMenu_comment
        ...DeletedComment_comment
      }
    `,
    comment,
  );
  const { id, isDeleted, content, createdAt, updatedAt, author, attachments, permissions } = data;
  const [isEditing, setEditing] = useState(false);
  const update = useUpdateComment(id, content ?? "");
  const box = useRef<HTMLDivElement>(null);
  const isHighlighted = use(Highlight) === id;
  const isSubjectDeleted = use(DeletedSubject);
  useEffect(() => {
    if (isHighlighted && box.current) reveal(box.current);
  }, [isHighlighted]);

  // Text that is being edited stays, even if somebody else deletes the comment.
  if (isDeleted && !isEditing) {
    return (
      <FocusFallback>
        <DeletedComment comment={data} />
      </FocusFallback>
    );
  }
  return (
    <FocusFallback>
      <div
        ref={box}
        className={cx("-mx-2 flex gap-3 rounded-control p-2 transition-colors duration-slow", isHighlighted && "bg-accent-soft")}
      >
        <Avatar name={author.name} src={author.avatar} kind={getAvatarKind(author.type)} size={isReply ? 24 : 32} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2 text-14">
            <AuthorName author={author} className="min-w-0 font-semibold wrap-anywhere" />
            {author.isViewer && <span className="-ms-1 text-muted">(you)</span>}
            <RelativeTime time={createdAt} className="text-13 text-muted" />
            {updatedAt && <EditedMark time={updatedAt} className="text-13 text-muted" />}
          </p>
          {isEditing ? (
            <div className="mt-1.5">
              <CommentBox
                name={id}
                label="Edit your comment"
                submitText="Save"
                initialText={toPlainText(content ?? "")}
                initialMentions={findMentioned(content ?? "")}
                takesFocus
                onSubmit={update}
                onClose={() => setEditing(false)}
              />
            </div>
          ) : (
            <>
              <ExpandableText id={id} html={content ?? null} />
              <Attachments attachments={attachments} by={author.name} className="mt-2 max-w-96" />
              <div className="-ms-3 flex items-center">
                {!isSubjectDeleted && <LikeButton subject={data} />}
                {permissions.comment.allowed && !isSubjectDeleted && (
                  <Button variant="quiet" size="small" onPress={onReply} aria-label={`Reply to ${author.name}`}>
                    Reply
                  </Button>
                )}
                <CommentMenu comment={data} onEdit={() => setEditing(true)} />
              </div>
            </>
          )}
        </div>
      </div>
    </FocusFallback>
  );
}
