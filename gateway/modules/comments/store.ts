import type { Comment } from "../../rest/generated/contract.ts";
import { readComment, readComments } from "../../rest/comments.ts";
import { storePerOperation } from "../store.ts";

/** The operation's store of comments. */
export const comments = storePerOperation<number, Comment>(({ rest }) => ({
  readOne: (id) => readComment(rest, id),
  readMany: (ids) => readComments(rest, ids),
  keyOf: ({ id }) => id,
}));
