import type { Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type {
  Answer,
  AnswerInput,
  AnswerLink,
  AnswerSet,
  Invitation,
  InvitationsInput,
  PublicInterview,
  SavedMedia,
  VisitorInput,
} from "./generated/contract.ts";

/** The address of a respondent's answers. Knowing it is the permission to access them. */
export type { AnswerLink };

export const readAnswerSet = (rest: Rest, params: AnswerLink): Promise<AnswerSet> => rest.read("getAnswerSet", { params });

/** The answers sent to the author, newest first. */
export const listInterviewAnswers = (rest: Rest, id: number, slice: Slice): Promise<Page<AnswerSet>> =>
  rest.list("getInterviewAnswers", { params: { id }, query: { ...slice } });

/** The questions that have not been answered yet. */
export const listAwaitingAnswers = (
  rest: Rest,
  direction: "asked" | "addressed" | null,
  slice: Slice,
): Promise<Page<AnswerSet>> =>
  rest.list("getAwaitingAnswers", { query: { ...slice, ...(direction === null ? {} : { direction }) } });

/** The viewer's saved answers, newest first. */
export const listSavedMedia = (rest: Rest, type: "video" | "text" | null, slice: Slice): Promise<Page<SavedMedia>> =>
  rest.list("getSavedMedia", { query: { ...slice, ...(type === null ? {} : { type }) } });

/** The viewer's own answers to an interview; started if they do not exist. */
export const beginInterviewAnswers = (rest: Rest, id: number): Promise<AnswerLink> =>
  rest.write("createInterviewAnswers", { params: { id } });

/** The viewer's own answers to the questions of a call-out; started if they do not exist. */
export const beginCalloutAnswers = (rest: Rest, id: number): Promise<AnswerLink> =>
  rest.write("createCalloutAnswers", { params: { id } });

/** The public part of an interview. */
export const readPublicInterview = (rest: Rest, id: number): Promise<PublicInterview> =>
  rest.read("getPublicInterview", { params: { id } });

export const beginPublicAnswers = (
  rest: Rest,
  id: number,
  body: VisitorInput,
  idempotencyKey: string | null,
): Promise<AnswerLink> => rest.write("createPublicAnswers", { params: { id }, body }, { idempotencyKey });

export const writeAnswer = (rest: Rest, link: AnswerLink, questionId: number, body: AnswerInput): Promise<Answer> =>
  rest.write("saveAnswer", { params: { ...link, questionId }, body });

export const finishAnswers = (rest: Rest, params: AnswerLink): Promise<AnswerSet> => rest.write("finishAnswers", { params });

/** Sets the given state; it does not toggle. @returns whether it is now saved */
export const setAnswerSaved = async (rest: Rest, id: number, status: boolean): Promise<boolean> =>
  (await rest.write("saveAnswerForLater", { params: { id }, body: { status } })).isSaved;

/** The people invited to answer. */
export const listInvitations = async (rest: Rest, id: number): Promise<readonly Invitation[]> =>
  (await rest.list("getInvitations", { params: { id } })).items;

export const createInvitations = async (
  rest: Rest,
  id: number,
  body: InvitationsInput,
  idempotencyKey: string | null,
): Promise<void> => {
  await rest.write("createInvitations", { params: { id }, body }, { idempotencyKey });
};

export const deleteInvitation = (rest: Rest, id: number, invitationId: number): Promise<undefined> =>
  rest.write("deleteInvitation", { params: { id, invitationId } });
