import { readComment, readComments } from "../../rest/comments.ts";
import { storeById } from "../store.ts";

/** The operation's store of comments. */
export const comments = storeById(readComment, readComments);
