import { use, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommentItem_comment$key } from "../__generated__/CommentItem_comment.graphql.ts";
import type { CommentItem_pinnedReply$key } from "../__generated__/CommentItem_pinnedReply.graphql.ts";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { CommentBody } from "./CommentBody.tsx";
import { CommentBox } from "./CommentBox.tsx";
import { formatMention, type Mentioned } from "./commentText.ts";
import { DeletedSubject } from "./deletedSubject.ts";
import { ReplyList } from "./ReplyList.tsx";
import { useAddComment } from "./useAddComment.ts";

interface CommentItemProps {
  comment: CommentItem_comment$key;
  /** The global id of the thread's subject. */
  subjectId: string;
  /** A linked reply, which is shown even if the pages before it are not loaded. */
  pinnedReply?: CommentItem_pinnedReply$key | null;
  /** Highlights a comment, by its global id. */
  onAdded: (id: string) => void;
}

/** A comment with its replies and, if open, the reply box. */
export function CommentItem({ comment, subjectId, pinnedReply = null, onAdded }: CommentItemProps) {
  const data = useFragment(
    graphql`
      fragment CommentItem_comment on Comment {
        id
        ...CommentBody_comment
        ...ReplyList_comment
      }
    `,
    comment,
  );
  const pinned = useFragment(
    graphql`
      fragment CommentItem_pinnedReply on Comment {
        ...ReplyList_pinned
      }
    `,
    pinnedReply,
  );
  // A reply to a reply belongs to the same comment and starts with a mention of the person it answers.
  const [beginning, setBeginning] = useState<readonly Mentioned[] | null>(null);
  const [isWriting, setWriting] = useState(false);
  const isSubjectDeleted = use(DeletedSubject);
  const box = useRef<HTMLDivElement>(null);
  const reply = (mentioned: readonly Mentioned[]) => {
    // A reply in progress stays, also when another reply is pressed.
    if (!isWriting) setBeginning(mentioned);
    box.current?.querySelector("textarea")?.focus();
  };
  const close = () => {
    setBeginning(null);
    setWriting(false);
  };
  const addReply = useAddComment({ subjectId, parentId: data.id }, onAdded);
  return (
    <FocusFallback>
      <CommentBody comment={data} onReply={() => reply([])} />
      <ReplyList comment={data} pinned={pinned ?? null} onReply={(person) => reply([person])} />
      {beginning !== null && (isWriting || !isSubjectDeleted) && (
        <div ref={box} className="ms-4 border-s border-line py-2 ps-5">
          <CommentBox
            key={beginning.map(({ id }) => id).join()}
            name={data.id}
            label="Write a reply"
            submitText="Reply"
            initialText={beginning.map(({ name }) => formatMention(name)).join("")}
            initialMentions={beginning}
            takesFocus
            onSubmit={addReply}
            onChanged={setWriting}
            onClose={close}
          />
        </div>
      )}
    </FocusFallback>
  );
}
