import type { Page, Rest } from "./client.ts";
import type { DiscussionRef, Slice } from "./discussions.ts";
import type { Comment, CommentInput } from "./generated/contract.ts";

/** Comments, newest first; for a comment its replies, oldest first. */
export const listComments = (rest: Rest, { name, id }: DiscussionRef, query: Slice): Promise<Page<Comment>> =>
  rest.list(name === "Comment" ? "getCommentReplies" : `get${name}Comments`, { params: { id }, query });

/**
 * Creates a comment on a post or story, or a reply to a comment.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createComment = (
  rest: Rest,
  { name, id }: DiscussionRef,
  body: CommentInput,
  idempotencyKey: string | null,
): Promise<Comment> =>
  rest.write(name === "Comment" ? "createCommentReply" : `create${name}Comment`, { params: { id }, body }, { idempotencyKey });
