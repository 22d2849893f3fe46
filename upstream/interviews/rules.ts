import type { Reader } from "../session/reader.ts";

type Actor = Pick<Reader, "contactId" | "isAdmin">;
interface Facts {
  author_id: number;
}

const isAuthor = (actor: Actor, { author_id: author }: Facts) => author === actor.contactId;
const isAuthorOrAdmin = (actor: Actor, interview: Facts) => actor.isAdmin || isAuthor(actor, interview);

/** Who may do what with an interview. Restoring is for whoever may delete. */
export const INTERVIEW_RULES = {
  edit: isAuthorOrAdmin,
  delete: isAuthorOrAdmin,
  ask: isAuthor,
  share: isAuthor,
};
