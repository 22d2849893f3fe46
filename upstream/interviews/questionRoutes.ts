import Type from "typebox";
import { requireInterview, requireOwnInterview, hasVisibleQuestions } from "./read.ts";
import { addQuestion, changeQuestion, listOwnQuestions, orderQuestions, listQuestions, removeQuestion } from "./questions.ts";
import { operation, type Operation } from "../http/operation.ts";
import { IdParams, pageQuery, q, toWindow, wholeList } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { INTERVIEW_LIMITS, Question, QuestionChanges, QuestionInput } from "./schema.ts";

const common = { tag: "Interviews", assumed: true } as const;
const write = { ...common, refusals: [403] } as const;
const QuestionParams = Type.Object({ id: Id, questionId: Id });

/** Operations for the questions of an interview. */
export const questionOperations: Operation[] = [
  operation({
    ...common,
    id: "getMyQuestions",
    path: "/interviews/questions",
    summary: "Lists the questions of all interviews of the caller, newest first.",
    query: pageQuery({ q }),
    response: List(Question),
    handle: ({ services: { db }, viewer, query }) => listOwnQuestions(db, viewer, query.q, toWindow(query)),
  }),
  operation({
    ...common,
    id: "getQuestions",
    path: "/interviews/{id}/questions",
    summary: "Lists the questions of an interview. Empty for callers who may not see them before they answer.",
    access: "all",
    params: IdParams,
    response: List(Question),
    handle: async ({ services: { db }, viewer, params }) => {
      const row = await requireInterview(db, viewer, params.id);
      return hasVisibleQuestions(row) ? listQuestions(db, row.id) : wholeList([], INTERVIEW_LIMITS.questions);
    },
  }),
  operation({
    ...write,
    id: "createQuestion",
    path: "/interviews/{id}/questions",
    summary: "Adds a question to an interview. The author only; 422 if the interview is closed or has 20 questions.",
    params: IdParams,
    body: QuestionInput,
    response: Question,
    creates: true,
    handle: async ({ services: { db, now }, viewer, params, body }) =>
      addQuestion(db, viewer, await requireOwnInterview(db, viewer, params.id, "ask"), body, now()),
  }),
  operation({
    ...write,
    id: "updateQuestion",
    path: "/interviews/{id}/questions/{questionId}",
    summary: "Updates the given fields of a question. The author only; 422 once the interview has an answer or is closed.",
    params: QuestionParams,
    body: QuestionChanges,
    response: Question,
    handle: async ({ services: { db }, viewer, params, body }) =>
      changeQuestion(db, viewer, await requireOwnInterview(db, viewer, params.id, "ask"), params.questionId, body),
  }),
  operation({
    ...write,
    id: "deleteQuestion",
    path: "/interviews/{id}/questions/{questionId}",
    summary:
      "Deletes a question. The author only; 422 once the interview has an answer or is closed, and for the last question of an open one.",
    params: QuestionParams,
    handle: async ({ services: { db }, viewer, params }) =>
      removeQuestion(db, await requireOwnInterview(db, viewer, params.id, "ask"), params.questionId),
  }),
  operation({
    ...write,
    id: "orderQuestions",
    method: "PUT",
    path: "/interviews/{id}/questions/order",
    summary: "Sets the order of the questions. The author only.",
    params: IdParams,
    body: Type.Object({ ids: Type.Array(Id, { title: "Ids", description: "Ids of all questions in the new order." }) }),
    response: List(Question),
    handle: async ({ services: { db }, viewer, params, body }) =>
      orderQuestions(db, await requireOwnInterview(db, viewer, params.id, "ask"), body.ids),
  }),
];
