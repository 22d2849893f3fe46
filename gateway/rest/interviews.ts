import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Author, Interview, Question } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

export const readInterview = (rest: Rest, id: number): Promise<Interview> => rest.read("getInterview", { params: { id } });

/** Reads those of the interviews that exist and are visible. */
export const readInterviews = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Interview>> =>
  readBulk(rest, "getInterviews", { query: { ids: [...ids] } });

export interface InterviewFilter {
  query: string | null;
  type: Interview["type"] | null;
}

const filterOf = ({ query, type }: InterviewFilter) => ({
  ...(query === null ? {} : { q: query }),
  ...(type === null ? {} : { type }),
});

/** Published interviews, newest first. @param beat id of a beat */
export const listWire = (rest: Rest, filter: InterviewFilter, beat: number | null, slice: Slice): Promise<Page<Interview>> =>
  rest.list("getInterviewWire", { query: { ...slice, ...filterOf(filter), ...(beat === null ? {} : { beat }) } });

/** The caller's interviews, including drafts. */
export const listOwnInterviews = (
  rest: Rest,
  filter: InterviewFilter,
  status: Interview["status"] | null,
  slice: Slice,
): Promise<Page<Interview>> =>
  rest.list("getMyInterviews", { query: { ...slice, ...filterOf(filter), ...(status === null ? {} : { status }) } });

/** Interviews that others share with the caller. */
export const listSharedInterviews = (rest: Rest, slice: Slice): Promise<Page<Interview>> =>
  rest.list("getSharedInterviews", { query: { ...slice } });

/** The questions that the caller has asked in any interview. */
export const listOwnQuestions = (rest: Rest, query: string | null, slice: Slice): Promise<Page<Question>> =>
  rest.list("getMyQuestions", { query: { ...slice, ...(query === null ? {} : { q: query }) } });

/** The people with whom the caller's interview is shared. */
export const listShares = async (rest: Rest, id: number): Promise<readonly Author[]> =>
  (await rest.list("getInterviewShares", { params: { id } })).items;

type CreateBody = NonNullable<Input<"createInterview">["body"]>;
type ChangeBody = NonNullable<Input<"updateInterview">["body"]>;
export type QuestionBody = NonNullable<Input<"createQuestion">["body"]>;

/**
 * Creates an interview with its questions.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createInterview = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Interview> =>
  rest.write("createInterview", { body }, { idempotencyKey });

/** Changes the given fields, or the state. */
export const updateInterview = (rest: Rest, id: number, body: ChangeBody): Promise<Interview> =>
  rest.write("updateInterview", { params: { id }, body });

export const deleteInterview = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteInterview", { params: { id } });

export const restoreInterview = (rest: Rest, id: number): Promise<Interview> =>
  rest.write("restoreInterview", { params: { id } });

/** Adds a question at the end. */
export const createQuestion = (rest: Rest, id: number, body: QuestionBody): Promise<Question> =>
  rest.write("createQuestion", { params: { id }, body });

export const updateQuestion = (rest: Rest, id: number, questionId: number, body: QuestionBody): Promise<Question> =>
  rest.write("updateQuestion", { params: { id, questionId }, body });

export const deleteQuestion = (rest: Rest, id: number, questionId: number): Promise<undefined> =>
  rest.write("deleteQuestion", { params: { id, questionId } });

export const orderQuestions = (rest: Rest, id: number, ids: readonly number[]): Promise<unknown> =>
  rest.write("orderQuestions", { params: { id }, body: { ids: [...ids] } });

export const shareInterview = (rest: Rest, id: number, contactIds: readonly number[]): Promise<undefined> =>
  rest.write("shareInterview", { params: { id }, body: { contactIds: [...contactIds] } });

export const unshareInterview = (rest: Rest, id: number, contactId: number): Promise<undefined> =>
  rest.write("unshareInterview", { params: { id, contactId } });

/** Sets the given state; it does not toggle. */
export const setInterviewSaved = (rest: Rest, id: number, status: boolean): Promise<{ isSaved: boolean }> =>
  rest.write("toggleSaveInterview", { params: { id }, body: { status } });
