import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { ReplyItem_comment$key } from "../__generated__/ReplyItem_comment.graphql.ts";
import type { ReplyList_comment$key } from "../__generated__/ReplyList_comment.graphql.ts";
import type { ReplyList_counts$key } from "../__generated__/ReplyList_counts.graphql.ts";
import type { ReplyList_pinned$key } from "../__generated__/ReplyList_pinned.graphql.ts";
import type { ReplyListPageQuery } from "../__generated__/ReplyListPageQuery.graphql.ts";
import { MoreButton } from "../lists/MoreButton.tsx";
import type { Mentioned } from "./commentText.ts";
import { ReplyItem } from "./ReplyItem.tsx";
import { sortReplies } from "./replyOrder.ts";

interface ReplyListProps {
  comment: ReplyList_comment$key;
  /** A linked reply; it may not be among the loaded pages. */
  pinned: ReplyList_pinned$key | null;
  onReply: (person: Mentioned) => void;
}

/** The replies to a comment, oldest first: two, then pages of twenty. */
export function ReplyList({ comment, pinned, onReply }: ReplyListProps) {
  const { data, ...pagination } = usePaginationFragment<ReplyListPageQuery, ReplyList_comment$key>(
    graphql`
      fragment ReplyList_comment on Comment
      @refetchable(queryName: "ReplyListPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" }) {
        ...ReplyList_counts
        comments(first: $first, after: $after) @connection(key: "ReplyList_comments") {
          edges {
            node {
              id
              createdAt
              ...ReplyItem_comment
            }
          }
        }
      }
    `,
    comment,
  );
  const count = useReplyCount(data);
  const loaded = (data.comments?.edges ?? []).map(({ node }) => toReply(node.id, node.createdAt, node));
  const replies = sortReplies(loaded, usePinned(pinned));
  if (replies.length === 0) return null;
  return (
    <div className="ms-4 border-s border-line ps-5">
      <ol aria-label={`Replies, ${count}`} className="space-y-1">
        {replies.map(({ id, key }) => (
          <li key={id}>
            <ReplyItem comment={key} onReply={onReply} />
          </li>
        ))}
      </ol>
      <MoreButton text="Show replies" pagination={pagination} count={loaded.length} />
    </div>
  );
}

interface Reply {
  id: string;
  createdAt: string;
  key: ReplyItem_comment$key;
}

function toReply(id: string, createdAt: string, key: ReplyItem_comment$key): Reply {
  return { id, createdAt, key };
}

function usePinned(pinned: ReplyList_pinned$key | null): Reply | null {
  const reply = useFragment(
    graphql`
      fragment ReplyList_pinned on Comment {
        id
        createdAt
        ...ReplyItem_comment
      }
    `,
    pinned,
  );
  return reply ? toReply(reply.id, reply.createdAt, reply) : null;
}

function useReplyCount(comment: ReplyList_counts$key): number {
  return useFragment(
    graphql`
      fragment ReplyList_counts on Comment {
        commentsCount
      }
    `,
    comment,
  ).commentsCount;
}
