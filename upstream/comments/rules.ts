import type { Reader } from "../session/reader.ts";

type Actor = Pick<Reader, "contactId" | "isAdmin">;

/** PERM-05, PERM-06. Restoring is for whoever may delete. */
export const COMMENT_RULES = {
  edit: (actor: Actor, comment: { authorId: number }) => comment.authorId === actor.contactId,
  delete: (actor: Actor, comment: { authorId: number }) => comment.authorId === actor.contactId || actor.isAdmin,
};
