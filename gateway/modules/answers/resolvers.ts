import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readProperty } from "../../graph/property.ts";
import { readAll } from "../../rest/bulk.ts";
import type { AnswerLink } from "../../rest/generated/contract.ts";
import { getReferencedInterview } from "../interviews/store.ts";
import { listOrEmpty } from "../lists.ts";
import { createPayloadResolvers, type Payload } from "../mutation.ts";
import { createPermissionsResolver } from "../permissions/permissionFields.ts";
import { readIfAllowed } from "../permissions/requirePermission.ts";
import { authorOnly, isAuthor } from "../permissions/rules.ts";
import { getActor } from "../session/viewer.ts";
import { nullIfNotFound, createReadById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { encodeAnswerId, readAnswerKey, readSetKey, encodeSetId } from "./ids.ts";
import type { AnswerModel } from "./models.ts";
import { answerSetPolicy } from "./policy.ts";
import { toAnswers, getAnswerSet, listAwaitingAnswers, listInterviewAnswers, publicInterviews, listSavedMedia } from "./store.ts";

export const resolvers: Resolvers = {
  Query: {
    answerSet: (_query, { type, hash }, context) => nullIfNotFound(getAnswerSet(context, { type, hash })),
    publicInterview: (_query, { databaseId }, context) => publicInterviews(context).get(databaseId),
  },
  Viewer: {
    awaitingAnswers: ({ authenticated }, { direction, ...page }, context) =>
      connect(listOrEmpty(authenticated, listAwaitingAnswers(context, { direction })), page),
    savedMedia: ({ authenticated }, { type, ...page }, context) =>
      connect(listOrEmpty(authenticated, listSavedMedia(context, { type })), page),
  },
  Interview: {
    answers: (interview, page, context) =>
      andThen(getActor(context), (actor) =>
        interview.isShared || isAuthor(actor, interview)
          ? nullIfNotFound(connect(listInterviewAnswers(context, interview.id), page))
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
    permissions: createPermissionsResolver("AnswerSetPermissions", answerSetPolicy),
  },
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
};

export const addResolvers = createPayloadResolvers(
  "AnswerSet",
  ({ result }: Payload<AnswerLink>, _arguments, context) => result && getAnswerSet(context, result),
);

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
