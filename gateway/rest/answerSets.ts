import type { Rest } from "./client.ts";
import type { AnswerLink, InvitationsInput } from "./generated/contract.ts";

/** The address of a respondent's answers. Knowing it is the permission to access them. */
export type { AnswerLink };

/** The viewer's own answers to an interview; started if they do not exist. */
export const startInterviewAnswers = (rest: Rest, id: number): Promise<AnswerLink> =>
  rest.write("createInterviewAnswers", { params: { id } });

/** The viewer's own answers to the questions of a call-out; started if they do not exist. */
export const startCalloutAnswers = (rest: Rest, id: number): Promise<AnswerLink> =>
  rest.write("createCalloutAnswers", { params: { id } });

/** Sets the given state; it does not toggle. @returns whether it is now saved */
export const setAnswerSaved = async (rest: Rest, id: number, status: boolean): Promise<boolean> =>
  (await rest.write("saveAnswerForLater", { params: { id }, body: { status } })).isSaved;

export const createInvitations = async (
  rest: Rest,
  id: number,
  body: InvitationsInput,
  idempotencyKey: string | null,
): Promise<void> => {
  await rest.write("createInvitations", { params: { id }, body }, { idempotencyKey });
};
