import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { CommentThread_counts$key } from "../__generated__/CommentThread_counts.graphql.ts";
import type { CommentThread_pinned$key } from "../__generated__/CommentThread_pinned.graphql.ts";
import type { CommentThread_subject$key } from "../__generated__/CommentThread_subject.graphql.ts";
import type { CommentThreadPageQuery } from "../__generated__/CommentThreadPageQuery.graphql.ts";
import { MoreButton } from "../lists/MoreButton.tsx";
import { fieldFailure } from "../relay/failedFields.ts";
import { getRejectionText } from "../relay/failures.ts";
import { Count } from "../ui/Count.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { DeletedSubject } from "./deletedSubject.ts";
import { MentionSubject } from "./mentionSubject.ts";

interface CommentThreadProps {
  subject: CommentThread_subject$key;
  /** The comment named by the address (cid); shown first, with the comment it replies to. */
  pinned: CommentThread_pinned$key | null;
  /** Highlights a comment, by its global id. */
  highlight: (id: string) => void;
}

/** All comments, newest first, in pages of twenty. */
export function CommentThread({ subject, pinned, highlight }: CommentThreadProps) {
  const { data, refetch, ...pagination } = usePaginationFragment<CommentThreadPageQuery, CommentThread_subject$key>(
    graphql`
      fragment CommentThread_subject on Commentable
      @refetchable(queryName: "CommentThreadPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        id
        ... on PostBase @alias(as: "post") {
          isDeleted
        }
        ...CommentThread_counts
        comments(first: $first, after: $after) @connection(key: "CommentThread_comments") {
          edges {
            node {
              id
              ...CommentItem_comment
            }
          }
        }
      }
    `,
    subject,
  );
  const total = useTotal(data);
  const pinnedComment = usePinned(pinned, data.id);
  const pinnedId = pinnedComment?.id ?? null;
  const highlightPinned = useEffectEvent(highlight);
  useEffect(() => {
    if (pinnedId !== null) highlightPinned(pinnedId);
  }, [pinnedId]);

  const top = pinnedComment?.parent ?? pinnedComment;
  const edges = data.comments?.edges ?? [];
  const others = edges.filter(({ node }) => node.id !== top?.id);
  const shared = { subjectId: data.id, onAdded: highlight };
  return (
    <section aria-label="Comments" className="px-4 py-4 tablet:px-6">
      <h2 className="mb-3 text-14 font-semibold">
        Comments {total > 0 && <Count value={total} className="font-normal text-muted" />}
      </h2>
      <MentionSubject value={data.id}>
        <DeletedSubject value={data.post?.isDeleted === true}>
          <ol className="space-y-1">
            {top && (
              <li key={top.id}>
                <CommentItem {...shared} comment={top} pinnedReply={pinnedComment?.parent ? pinnedComment : null} />
              </li>
            )}
            {others.map(({ node }) => (
              <li key={node.id}>
                <CommentItem {...shared} comment={node} />
              </li>
            ))}
          </ol>
        </DeletedSubject>
      </MentionSubject>
      {data.comments ? (
        <MoreButton text="Show more comments" pagination={pagination} count={edges.length} />
      ) : (
        <ErrorState
          text={getRejectionText(fieldFailure("CommentThread_subject"), "The comments could not be loaded.")}
          onRetry={() => refetch({}, { fetchPolicy: "network-only" })}
        />
      )}
      {data.comments && edges.length === 0 && !top && (
        <p className="pb-2 text-14 text-muted">No comments yet. Be the first to comment.</p>
      )}
    </section>
  );
}

function useTotal(subject: CommentThread_counts$key): number {
  return useFragment(
    graphql`
      fragment CommentThread_counts on Commentable {
        totalCommentsCount
      }
    `,
    subject,
  ).totalCommentsCount;
}

/** The linked comment; null when there is none, or when it belongs to another subject. */
function usePinned(pinned: CommentThread_pinned$key | null, subjectId: string) {
  const comment = useFragment(
    graphql`
      fragment CommentThread_pinned on Comment {
        id
        subject {
          id
        }
        parent {
          id
          ...CommentItem_comment
        }
        ...CommentItem_comment
        ...CommentItem_pinnedReply
      }
    `,
    pinned,
  );
  return comment?.subject?.id === subjectId ? comment : null;
}
