import { graphql, useFragment } from "react-relay";
import type { ReplyItem_comment$key } from "../__generated__/ReplyItem_comment.graphql.ts";
import { CommentBody } from "./CommentBody.tsx";

interface ReplyItemProps {
  comment: ReplyItem_comment$key;
  /** Opens a box for a reply to this one's author. */
  onReply: (name: string) => void;
}

/** A reply under a comment. */
export function ReplyItem({ comment, onReply }: ReplyItemProps) {
  const data = useFragment(
    graphql`
      fragment ReplyItem_comment on Comment {
        author {
          name
        }
        ...CommentBody_comment
      }
    `,
    comment,
  );
  return <CommentBody comment={data} isReply onReply={() => onReply(data.author.name)} />;
}
