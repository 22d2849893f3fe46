import type { AnswerModel } from "./models.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readProperty } from "../../graph/property.ts";
import type { Context } from "../../context.ts";
import { readAll } from "../../rest/bulk.ts";
import { interviews, getReferencedInterview } from "../interviews/store.ts";
import { createPermissionResolvers, createPermissionsParent } from "../permissions/permissionFields.ts";
import { authorOnly, isAuthor } from "../permissions/rules.ts";
import { getActor } from "../session/viewer.ts";
import { reloadFrom, nullIfNotFound, createReadById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { encodeAnswerId, readAnswerKey, readSetKey, encodeSetId } from "./ids.ts";
import { answerSetPolicy } from "./policy.ts";
import {
  toAnswers,
  getAnswerSet,
  readAwaitingAnswers,
  readInterviewAnswers,
  createEmptyConnection,
  publicInterviews,
  readSavedMedia,
} from "./store.ts";
import { readIfAllowed } from "../permissions/requirePermission.ts";

const setOfPayload = {
  answerSet: ({ result }: { result: Parameters<typeof getAnswerSet>[1] | null }, _arguments: object, context: Context) =>
    result && getAnswerSet(context, result),
};
const interviewOfPayload = { interview: reloadFrom(interviews) };

export const resolvers: Resolvers = {
  Query: {
    answerSet: (_query, { type, hash }, context) => nullIfNotFound(getAnswerSet(context, { type, hash })),
    publicInterview: (_query, { databaseId }, context) => publicInterviews(context).get(databaseId),
  },
  Viewer: {
    awaitingAnswers: ({ authenticated }, { direction = null, ...page }, context) =>
      authenticated ? readAwaitingAnswers(context, direction, page) : createEmptyConnection(page),
    savedMedia: ({ authenticated }, { type = null, ...page }, context) =>
      authenticated ? readSavedMedia(context, type, page) : createEmptyConnection(page),
  },
  Interview: {
    answers: (interview, page, context) =>
      andThen(getActor(context), (actor) =>
        interview.isShared || isAuthor(actor, interview)
          ? nullIfNotFound(readInterviewAnswers(context, interview.id, page))
          : null,
      ),
    invitations: (interview, _arguments, context) =>
      readIfAllowed(context, [authorOnly], interview, ({ id }) =>
        nullIfNotFound(readAll(context.rest, "getInvitations", { params: { id } })),
      ),
  },
  Mutation: mutations,
  AnswerSet: {
    id: encodeSetId,
    request: readProperty("interview"),
    interview: ({ type, interview }, _arguments, context, info) => getReferencedInterview({ ...interview, type }, context, info),
    answers: toAnswers,
    permissions: (set, _arguments, context) => createPermissionsParent(context, "AnswerSetPermissions", answerSetPolicy, set),
  },
  AnswerSetPermissions: createPermissionResolvers("answer", "skip", "finish", "save"),
  AnswerRequest: { isOpen: ({ status }) => status === "open" },
  Answer: {
    id: ({ set, questionId, id }) => encodeAnswerId({ type: set.type, hash: set.hash, questionId, id }),
    question: ({ set, questionId }) => set.questions.find(({ id }) => id === questionId) ?? null,
  },
  PublicInterview: {
    isOpen: ({ status }) => status === "open",
  },
  SavedMedia: {
    interview: ({ interview }, _arguments, context, info) => getReferencedInterview(interview, context, info),
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
  const set = ref && (await nullIfNotFound(getAnswerSet(context, ref)));
  return set === null ? null : (toAnswers(set).find(({ questionId }) => questionId === ref?.questionId) ?? null);
}

function readSet(context: Context, key: string): MaybePromise<object | null> {
  const link = readSetKey(key);
  return link && nullIfNotFound(getAnswerSet(context, link));
}

export const nodes: Nodes = { AnswerSet: readSet, Answer: readAnswer, PublicInterview: createReadById(publicInterviews) };
