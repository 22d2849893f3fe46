import type { Context } from "../../context.ts";
import { personFields, type UserError } from "../../errors.ts";
import type { MutationResolvers, SetAnswerSavedInput } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import type { AnswerLink } from "../../rest/generated/contract.ts";
import { interviewPolicy, type InterviewAction } from "../interviews/policy.ts";
import { interviews } from "../interviews/store.ts";
import { change, createChange } from "../mutation.ts";
import { type Permission } from "../permissions/policy.ts";
import { getPermissionByRules, changeWithDenialReason, getPermission } from "../permissions/requirePermission.ts";
import { writerRules } from "../permissions/rules.ts";
import { answerSetPolicy, type AnswerSetAction } from "./policy.ts";
import { getAnswerSet } from "./store.ts";

const changeWithPeople = createChange(personFields);
const changeAnswer = createChange({ video: "videoId" });

/** A subject that can be answered: the REST call that starts the answers, and the permission it requires. */
interface AnswerStart {
  readonly call: "createInterviewAnswers" | "createCalloutAnswers";
  readonly permission: (context: Context, id: number) => Promise<Permission | null>;
}

const getInterviewPermission = (context: Context, id: number, action: InterviewAction): Promise<Permission | null> =>
  getPermission(context, interviews(context).get(id), interviewPolicy, action);

const answerStarts: Readonly<Record<"Interview" | "Callout", AnswerStart>> = {
  Interview: { call: "createInterviewAnswers", permission: (context, id) => getInterviewPermission(context, id, "answer") },
  // Call-outs have no permission field for answering; the rules for every change still apply.
  Callout: { call: "createCalloutAnswers", permission: (context) => getPermissionByRules(context, writerRules) },
};

/** Makes a change to answers; a denial has the message of the set's permission field. */
const changeSet = <Result>(
  context: Context,
  link: AnswerLink,
  action: AnswerSetAction,
  make: () => Promise<Result>,
): Promise<Result> =>
  changeWithDenialReason(context, () => getPermission(context, getAnswerSet(context, link), answerSetPolicy, action), make);

/** The REST API names the field of a missing answer by the database id of its question. */
const addQuestionId = (error: UserError): UserError => ({
  ...error,
  field: error.field?.map((part) => (/^[1-9]\d*$/.test(part) ? encodeId("Question", part) : part)) ?? null,
});

const getAnswerId = ({ key }: SetAnswerSavedInput["answerId"]): number => (typeof key === "number" ? key : key.id);

export const mutations: MutationResolvers = {
  startAnswers: async (_mutation, { input }, context) => {
    const { type, key: id } = input.subjectId;
    const { call, permission } = answerStarts[type];
    return change(context, input, () =>
      changeWithDenialReason(
        context,
        () => permission(context, id),
        () => context.rest.write(call, { params: { id } }),
      ),
    );
  },
  startPublicAnswers: (_mutation, { input }, context) => {
    const {
      interviewId: { key: interviewId },
      name,
      email,
      organization,
      idempotencyKey = null,
    } = input;
    const body = { name, email, organization: organization ?? undefined };
    return change(context, input, () =>
      changeWithDenialReason(
        context,
        () => getInterviewPermission(context, interviewId, "answer"),
        () => context.rest.write("createPublicAnswers", { params: { id: interviewId }, body }, { idempotencyKey }),
      ),
    );
  },
  saveAnswer: async (_mutation, { input }, context) => {
    const { answerSetId: link, questionId, content = null, videoId = null, skipped } = input;
    const body = skipped ? { skipped } : { content, video: videoId };
    return changeAnswer(context, input, async () => {
      await changeSet(context, link, skipped ? "skip" : "answer", () =>
        context.rest.write("saveAnswer", { params: { ...link, questionId }, body }),
      );
      return link;
    });
  },
  finishAnswers: async (_mutation, { input }, context) => {
    const link = input.answerSetId;
    const payload = await change(context, input, () =>
      changeSet(context, link, "finish", () => context.rest.write("finishAnswers", { params: link })),
    );
    return { ...payload, errors: payload.errors.map(addQuestionId) };
  },
  setAnswerSaved: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const { isSaved } = await changeWithDenialReason(
        context,
        () => getPermissionByRules(context, writerRules),
        () =>
          context.rest.write("saveAnswerForLater", {
            params: { id: getAnswerId(input.answerId) },
            body: { status: input.saved },
          }),
      );
      return isSaved;
    }),
  inviteRespondents: async (_mutation, { input }, context) => {
    const { interviewId: id, personIds, emails, idempotencyKey = null } = input;
    return changeWithPeople(context, input, async () => {
      const body = { contactIds: personIds, emails };
      await changeWithDenialReason(
        context,
        () => getInterviewPermission(context, id, "invite"),
        () => context.rest.write("createInvitations", { params: { id }, body }, { idempotencyKey }),
      );
      return { id };
    });
  },
  withdrawInvitation: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.interviewId;
      await changeWithDenialReason(
        context,
        () => getInterviewPermission(context, id, "invite"),
        () => context.rest.write("deleteInvitation", { params: { id, invitationId: input.invitationId } }),
      );
      return { id };
    }),
};

/** The results of mutations on answers. */
export type AnswerSetResult = AnswerLink;
