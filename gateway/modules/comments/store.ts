import { readComment, readComments } from "../../rest/comments.ts";
import type { CommentModel } from "../models.ts";
import { storePerOperation } from "../store.ts";

/** The comments within one operation. */
export const comments = storePerOperation<number, CommentModel>(({ rest }) => ({
  one: (id) => readComment(rest, id),
  many: (ids) => readComments(rest, ids),
  keyOf: ({ id }) => id,
}));
