import type { AnswerModel } from "./models.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { property } from "../../graph/property.ts";
import type { Context } from "../../context.ts";
import { readAll } from "../../rest/bulk.ts";
import { interviews, referredInterview } from "../interviews/store.ts";
import { rightFields, rightsOf } from "../permissions/rights.ts";
import { isMain } from "../permissions/rules.ts";
import { actorOf } from "../session/viewer.ts";
import { changedIn, nullIfNotFound, readById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { answerGlobalId, readAnswerKey, readSetKey, setGlobalId } from "./ids.ts";
import { answerSetPolicy } from "./policy.ts";
import {
  answersOf,
  answerSetOf,
  awaitingPage,
  interviewAnswersPage,
  emptyConnection,
  publicInterviews,
  savedMediaPage,
} from "./store.ts";

const setOfPayload = {
  answerSet: ({ result }: { result: Parameters<typeof answerSetOf>[1] | null }, _arguments: object, context: Context) =>
    result && answerSetOf(context, result),
};
const interviewOfPayload = { interview: changedIn(interviews) };

export const resolvers: Resolvers = {
  Query: {
    answerSet: (_query, { type, hash }, context) => nullIfNotFound(answerSetOf(context, { type, hash })),
    publicInterview: (_query, { databaseId }, context) => publicInterviews(context).get(databaseId),
  },
  Viewer: {
    awaitingAnswers: ({ authenticated }, { direction = null, ...page }, context) =>
      authenticated ? awaitingPage(context, direction, page) : emptyConnection(page),
    savedMedia: ({ authenticated }, { type = null, ...page }, context) =>
      authenticated ? savedMediaPage(context, type, page) : emptyConnection(page),
  },
  Interview: {
    answers: (interview, page, context) =>
      andThen(actorOf(context), (actor) =>
        interview.isShared || isMain(actor, interview) ? nullIfNotFound(interviewAnswersPage(context, interview.id, page)) : null,
      ),
    invitations: (interview, _arguments, context) =>
      andThen(actorOf(context), (actor) =>
        isMain(actor, interview)
          ? nullIfNotFound(readAll(context.rest, "getInvitations", { params: { id: interview.id } }))
          : null,
      ),
  },
  Mutation: mutations,
  AnswerSet: {
    id: setGlobalId,
    request: property("interview"),
    interview: ({ type, interview }, _arguments, context, info) => referredInterview({ ...interview, type }, context, info),
    answers: answersOf,
    permissions: (set, _arguments, context) => rightsOf(context, "AnswerSetPermissions", answerSetPolicy, set),
  },
  AnswerSetPermissions: rightFields("answer", "skip", "finish", "save"),
  AnswerRequest: { isOpen: ({ status }) => status === "open" },
  Answer: {
    id: ({ set, questionId, id }) => answerGlobalId({ type: set.type, hash: set.hash, questionId, id }),
    question: ({ set, questionId }) => set.questions.find(({ id }) => id === questionId) ?? null,
  },
  PublicInterview: {
    isOpen: ({ status }) => status === "open",
  },
  SavedMedia: {
    interview: ({ interview }, _arguments, context, info) => referredInterview(interview, context, info),
  },
  StartAnswersPayload: setOfPayload,
  StartPublicAnswersPayload: setOfPayload,
  SaveAnswerPayload: setOfPayload,
  FinishAnswersPayload: setOfPayload,
  InviteRespondentsPayload: interviewOfPayload,
  WithdrawInvitationPayload: interviewOfPayload,
};

async function readAnswer(context: Context, key: string): Promise<AnswerModel | null> {
  const ref = readAnswerKey(key);
  const set = ref && (await nullIfNotFound(answerSetOf(context, ref)));
  return set === null ? null : (answersOf(set).find(({ questionId }) => questionId === ref?.questionId) ?? null);
}

function readSet(context: Context, key: string): MaybePromise<object | null> {
  const link = readSetKey(key);
  return link && nullIfNotFound(answerSetOf(context, link));
}

export const nodes: Nodes = { AnswerSet: readSet, Answer: readAnswer, PublicInterview: readById(publicInterviews) };
