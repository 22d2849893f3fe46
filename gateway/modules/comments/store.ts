import { readComment, readComments } from "../../rest/comments.ts";
import { createStoreById } from "../store.ts";

/** The operation's store of comments. */
export const comments = createStoreById(readComment, readComments);
