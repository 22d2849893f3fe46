import type { Context } from "../../context.ts";
import type { FieldNames } from "../../errors.ts";
import type {
  FinishAnswersInput,
  InviteRespondentsInput,
  SaveAnswerInput,
  SetAnswerSavedInput,
  StartAnswersInput,
  StartPublicAnswersInput,
  WithdrawInvitationInput,
} from "../../graph/generated/resolvers.ts";
import { decodeDatabaseId, decodeId } from "../../graph/ids.ts";
import { badInput } from "../../graph/inputErrors.ts";
import {
  beginCalloutAnswers,
  beginInterviewAnswers,
  beginPublicAnswers,
  createInvitations,
  deleteInvitation,
  finishAnswers,
  setAnswerSaved,
  writeAnswer,
  type AnswerLink,
} from "../../rest/answerSets.ts";
import type { InterviewRef } from "../interviews/changes.ts";
import { change, type Payload } from "../mutation.ts";
import { decodeSetId } from "./ids.ts";

/** What answers are begun for, and how. */
const beginnings: Readonly<Record<string, typeof beginInterviewAnswers>> = {
  Interview: beginInterviewAnswers,
  Callout: beginCalloutAnswers,
};

/** */
export async function start(context: Context, input: StartAnswersInput): Promise<Payload<AnswerLink>> {
  const { type } = decodeId(input.subjectId);
  const begin = beginnings[type];
  if (begin === undefined) throw badInput("The id is not valid here.");
  const id = decodeDatabaseId(input.subjectId, type);
  return change(context, input, () => begin(context.rest, id));
}

/** */
export function startPublic(context: Context, input: StartPublicAnswersInput): Promise<Payload<AnswerLink>> {
  const { interviewId, name, email, organization = null, idempotencyKey = null } = input;
  const body = { name, email, ...(organization === null ? {} : { organization }) };
  return change(context, input, () => beginPublicAnswers(context.rest, interviewId, body, idempotencyKey));
}

const answerFields: FieldNames = { video: "videoId" };

/** */
export async function save(context: Context, input: SaveAnswerInput): Promise<Payload<AnswerLink>> {
  const { answerSetId, questionId, content = null, videoId = null, skipped } = input;
  const link = decodeSetId(answerSetId);
  const body = skipped ? { skipped } : { content, video: videoId };
  return change(
    context,
    input,
    async () => {
      await writeAnswer(context.rest, link, questionId, body);
      return link;
    },
    answerFields,
  );
}

/** */
export async function finish(context: Context, input: FinishAnswersInput): Promise<Payload<AnswerLink>> {
  const link = decodeSetId(input.answerSetId);
  return change(context, input, () => finishAnswers(context.rest, link));
}

/** */
export const setSaved = (context: Context, input: SetAnswerSavedInput): Promise<Payload<boolean>> =>
  change(context, input, () => setAnswerSaved(context.rest, input.answerId, input.saved));

/** */
export async function invite(context: Context, input: InviteRespondentsInput): Promise<Payload<InterviewRef>> {
  const { contactIds, emails, idempotencyKey = null } = input;
  const id = decodeDatabaseId(input.interviewId, "Interview");
  return change(context, input, async () => {
    const body = { contactIds: [...contactIds], emails: [...emails] };
    await createInvitations(context.rest, id, body, idempotencyKey);
    return { id };
  });
}

/** */
export async function withdraw(context: Context, input: WithdrawInvitationInput): Promise<Payload<InterviewRef>> {
  const id = decodeDatabaseId(input.interviewId, "Interview");
  return change(context, input, async () => {
    await deleteInvitation(context.rest, id, input.invitationId);
    return { id };
  });
}
