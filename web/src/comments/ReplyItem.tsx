import { graphql, useFragment } from "react-relay";
import type { ReplyItem_comment$key } from "../__generated__/ReplyItem_comment.graphql.ts";
import { CommentBody } from "./CommentBody.tsx";
import type { Mentioned } from "./commentText.ts";

interface ReplyItemProps {
  comment: ReplyItem_comment$key;
  /** Opens the reply box with a mention of this reply's author. */
  onReply: (person: Mentioned) => void;
}

/** A reply below a comment. */
export function ReplyItem({ comment, onReply }: ReplyItemProps) {
  const data = useFragment(
    graphql`
      fragment ReplyItem_comment on Comment {
        author {
          databaseId
          name
        }
        ...CommentBody_comment
      }
    `,
    comment,
  );
  const { databaseId: id, name } = data.author;
  return <CommentBody comment={data} isReply onReply={() => onReply({ id, name })} />;
}
