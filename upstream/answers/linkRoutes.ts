import Type from "typebox";
import { publicAnswersLimit, runLimited } from "../http/attempts.ts";
import { operation, type Operation } from "../http/operation.ts";
import { IdParams } from "../http/paging.ts";
import { Id } from "../http/schema.ts";
import { receiveVideo } from "../media/receiveVideo.ts";
import { Video } from "../media/schema.ts";
import { FileForm } from "../media/uploadRoutes.ts";
import { createPublicAnswers, requirePublicInterview } from "./answerSets.ts";
import { readPublicInterview } from "./publicInterview.ts";
import { readSet } from "./read.ts";
import { getMode, requireAnswerable, requireOpen, requireSet } from "./rows.ts";
import { Answer, AnswerInput, AnswerLink, AnswerSet, PublicInterview, VisitorInput } from "./schema.ts";
import { finishAnswers, markOpened, saveAnswer } from "./write.ts";

/** The hash grants access; a type that does not match it is treated like an unknown hash. */
const HashParams = Type.Object({ type: Type.String(), hash: Type.String() });

const common = { tag: "Interviews", access: "all", assumed: true } as const;
const byHash = { ...common, params: HashParams };

export const asyncAnswerOperations: Operation[] = [
  operation(byHash, {
    id: "getAnswerSet",
    path: "/async/answers/{type}/{hash}",
    summary: "Returns an answer set: the questions of the interview and the answers given so far.",
    response: AnswerSet,
    handle: async ({ services: { db }, viewer, params: { type, hash } }) => {
      const set = await requireSet(db, type, hash);
      if (getMode(viewer, set) === "answer") await markOpened(db, set);
      return readSet(db, viewer, set.id);
    },
  }),
  operation(common, {
    id: "saveAnswer",
    method: "PUT",
    path: "/async/answers/{type}/{hash}/{questionId}",
    params: Type.Object({ ...HashParams.properties, questionId: Id }),
    summary:
      "Creates or replaces the answer to a question, or skips the question where the interview allows it. Empty input clears the answer.",
    body: AnswerInput,
    response: Answer,
    handle: async ({ services: { db, now }, viewer, params: { type, hash, questionId }, body }) =>
      saveAnswer(db, viewer, await requireAnswerable(db, viewer, type, hash), questionId, body, now()),
  }),
  operation(byHash, {
    id: "createAnswerVideo",
    path: "/async/answers/{type}/{hash}/uploads/videos",
    summary: "Uploads a video for an answer: mp4, webm or mov, at most 500 MiB and 10 minutes. Processed asynchronously.",
    multipart: FileForm,
    response: Video,
    creates: true,
    handle: async ({ services, viewer, params: { type, hash }, request }) => {
      const set = await requireAnswerable(services.db, viewer, type, hash);
      return receiveVideo(services, request, { owner_id: set.contact_id, answer_set_id: set.id });
    },
  }),
  operation(byHash, {
    id: "finishAnswers",
    method: "POST",
    path: "/async/answers/{type}/{hash}/finish",
    summary:
      "Submits the answers to the author of the interview; they are final. 422 with errors by question id while answers are missing.",
    response: AnswerSet,
    refusals: [422],
    handle: async ({ services, viewer, params: { type, hash } }) => {
      const set = await requireAnswerable(services.db, viewer, type, hash);
      await finishAnswers(services, set, services.now());
      return readSet(services.db, viewer, set.id);
    },
  }),
  operation(common, {
    id: "getPublicInterview",
    path: "/async/public/{id}",
    params: IdParams,
    summary: "Returns a public interview for visitors; a closed one with the time it was closed and without its questions.",
    response: PublicInterview,
    handle: async ({ services: { db }, params: { id } }) => readPublicInterview(db, (await requirePublicInterview(db, id)).id),
  }),
  operation(common, {
    id: "createPublicAnswers",
    path: "/async/public/{id}",
    params: IdParams,
    summary: "Creates an answer set for a visitor of a public interview; a signed-in caller continues their own.",
    body: VisitorInput,
    response: AnswerLink,
    creates: true,
    refusals: [422, 429],
    handle: async ({ services: { db, now }, viewer, params: { id }, body, request }) => {
      const interview = await requirePublicInterview(db, id);
      requireOpen(interview.status);
      return runLimited(db, publicAnswersLimit, [`address:${request.ip}`], now(), async (count) => {
        const link = await createPublicAnswers(db, viewer, interview, body, now());
        await count();
        return link;
      });
    },
  }),
];
