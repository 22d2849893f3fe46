import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommentItem_pinnedReply$key } from "../__generated__/CommentItem_pinnedReply.graphql.ts";
import type { CommentItem_comment$key } from "../__generated__/CommentItem_comment.graphql.ts";
import { CommentBody } from "./CommentBody.tsx";
import { CommentBox } from "./CommentBox.tsx";
import { mentionOf, type Mentioned } from "./commentText.ts";
import { ReplyList } from "./ReplyList.tsx";
import { useAddReply } from "./useAddReply.ts";

interface CommentItemProps {
  comment: CommentItem_comment$key;
  /** The global id of what the thread is about. */
  subjectId: string;
  /** A reply to it that was led to; it shows without the pages before it. */
  pinnedReply?: CommentItem_pinnedReply$key | null;
  /** Lets a comment stand out, by its global id. */
  onAdded: (id: string) => void;
}

/** A comment with its replies and, when asked for, the box for one more. */
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
  // A reply to a reply stands under the same comment and begins with the person it is for.
  const [beginning, setBeginning] = useState<readonly Mentioned[] | null>(null);
  const addReply = useAddReply({ subjectId, parentId: data.id }, onAdded);
  return (
    <>
      <CommentBody comment={data} onReply={() => setBeginning([])} />
      <ReplyList comment={data} pinned={pinned ?? null} onReply={(person) => setBeginning([person])} />
      {beginning !== null && (
        <div className="ms-4 border-s border-line py-2 ps-5">
          <CommentBox
            key={beginning.map(({ id }) => id).join()}
            label="Write a reply"
            submitText="Reply"
            initialText={beginning.map(({ name }) => mentionOf(name)).join("")}
            initialMentions={beginning}
            takesFocus
            onSubmit={async (html) => {
              const sent = await addReply(html);
              if (sent.ok) setBeginning(null);
              return sent;
            }}
            onCancel={() => setBeginning(null)}
          />
        </div>
      )}
    </>
  );
}
