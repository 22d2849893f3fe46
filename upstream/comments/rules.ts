import type { Viewer } from "../session/viewer.ts";

type Actor = Pick<Viewer, "contactId" | "isAdmin">;

/** Everybody who may delete a comment may restore it (PERM-05, PERM-06). */
export const commentRules = {
  edit: (actor: Actor, comment: { authorId: number }) => comment.authorId === actor.contactId,
  delete: (actor: Actor, comment: { authorId: number }) => comment.authorId === actor.contactId || actor.isAdmin,
};
