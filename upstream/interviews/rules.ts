import type { Viewer } from "../session/viewer.ts";

type Actor = Pick<Viewer, "contactId" | "isAdmin">;
interface Facts {
  author_id: number;
}

const isAuthor = (actor: Actor, { author_id: author }: Facts) => author === actor.contactId;
const isAuthorOrAdmin = (actor: Actor, interview: Facts) => actor.isAdmin || isAuthor(actor, interview);

/** Permissions for interviews. Everybody who may delete an interview may restore it. */
export const interviewRules = {
  edit: isAuthorOrAdmin,
  delete: isAuthorOrAdmin,
  ask: isAuthor,
  share: isAuthor,
};
