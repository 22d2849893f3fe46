import Type from "typebox";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, pageQuery, q, toWindow, wholeList } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { addQuestion, changeQuestion, listOwnQuestions, orderQuestions, listQuestions, removeQuestion } from "./questions.ts";
import { requireInterview, requireOwnInterview, hasVisibleQuestions } from "./read.ts";
import { interviewLimits, Question, QuestionChanges, QuestionInput } from "./schema.ts";

const common = { tag: "Interviews", assumed: true } as const;
const write = { ...common, refusals: [403] } as const;
const QuestionParams = Type.Object({ id: Id, questionId: Id });
const ofInterview = { ...write, params: IdParams, ...loadBy("id", requireOwnInterview, "ask") } as const;
const ofQuestion = { ...write, params: QuestionParams, ...loadBy("id", requireOwnInterview, "ask") } as const;

/** Operations for the questions of an interview. */
export const questionOperations: Operation[] = [
  operation(common, {
    id: "getMyQuestions",
    path: "/interviews/questions",
    summary: "Lists the questions of all interviews of the caller, newest first.",
    query: pageQuery({ q }),
    response: List(Question),
    handle: ({ services: { db }, viewer, query }) => listOwnQuestions(db, viewer, query.q, toWindow(query)),
  }),
  operation(common, {
    id: "getQuestions",
    path: "/interviews/{id}/questions",
    summary: "Lists the questions of an interview. Empty for callers who may not see them before they answer.",
    access: "all",
    params: IdParams,
    response: List(Question),
    ...loadBy("id", requireInterview),
    handle: async ({ services: { db }, target: row }) =>
      hasVisibleQuestions(row) ? listQuestions(db, row.id) : wholeList([], interviewLimits.questions),
  }),
  operation(ofInterview, {
    id: "createQuestion",
    path: "/interviews/{id}/questions",
    summary: "Adds a question to an interview. The author only; 422 if the interview is closed or has 20 questions.",
    body: QuestionInput,
    response: Question,
    creates: true,
    handle: ({ services: { db, now }, viewer, body, target }) => addQuestion(db, viewer, target, body, now()),
  }),
  operation(ofQuestion, {
    id: "updateQuestion",
    path: "/interviews/{id}/questions/{questionId}",
    summary: "Updates the given fields of a question. The author only; 422 once the interview has an answer or is closed.",
    body: QuestionChanges,
    response: Question,
    handle: ({ services: { db }, viewer, params, body, target }) => changeQuestion(db, viewer, target, params.questionId, body),
  }),
  operation(ofQuestion, {
    id: "deleteQuestion",
    path: "/interviews/{id}/questions/{questionId}",
    summary:
      "Deletes a question. The author only; 422 once the interview has an answer or is closed, and for the last question of an open one.",
    handle: ({ services: { db }, params, target }) => removeQuestion(db, target, params.questionId),
  }),
  operation(ofInterview, {
    id: "orderQuestions",
    method: "PUT",
    path: "/interviews/{id}/questions/order",
    summary: "Sets the order of the questions. The author only.",
    body: Type.Object({ ids: Type.Array(Id, { title: "Ids", description: "Ids of all questions in the new order." }) }),
    response: List(Question),
    handle: ({ services: { db }, body, target }) => orderQuestions(db, target, body.ids),
  }),
];
