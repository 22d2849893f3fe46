import { personFields } from "../../errors.ts";
import { createInputError } from "../../graph/codedErrors.ts";
import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { createChange } from "../mutation.ts";
import { createChangeById, type ObjectRef } from "../permissions/changeById.ts";
import { requirePermission } from "../permissions/requirePermission.ts";
import { interviewPolicy, type InterviewAction } from "./policy.ts";
import { applyQuestions, toQuestionBody, planQuestions } from "./questions.ts";
import { interviews } from "./store.ts";

const changeNamed = createChange({ beats: "beatIds", ...personFields });

const statusActions: Readonly<Record<"draft" | "open" | "closed", InterviewAction | null>> = {
  draft: null,
  open: "open",
  closed: "close",
};

const changeInterview = createChangeById(changeNamed, interviews, interviewPolicy);

export const mutations: MutationResolvers = {
  createInterview: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, beatIds, questions, status, image, ...fields } = input;
    const body = {
      ...fields,
      beats: beatIds ?? [],
      questions: (questions ?? []).map(toQuestionBody),
      img: image,
      saveAs: status ?? "published",
    };
    return changeNamed(context, input, () => context.rest.write("createInterview", { body }, { idempotencyKey }));
  },
  /** Changes an interview and, with separate calls, its questions. */
  updateInterview: async (_mutation, { input }, context) => {
    const { clientMutationId: _, interviewId, title, type, beatIds, questions = null, status = null, image, ...fields } = input;
    if (status === "draft") throw createInputError("An interview cannot become a draft again.");
    const id = interviewId;
    return changeNamed(context, input, async () => {
      const step = status === null ? null : statusActions[status];
      const interview = await requirePermission(
        context,
        interviews(context).get(id),
        interviewPolicy,
        "edit",
        ...(step === null ? [] : [step]),
      );
      if (questions !== null) {
        const plan = planQuestions(interview, questions);
        await requirePermission(context, interviews(context).get(id), interviewPolicy, ...plan.actions);
        await applyQuestions(context, interview, plan);
      }
      const body = {
        ...fields,
        img: image,
        beats: beatIds,
        // Required fields cannot be cleared; null counts as omitted.
        title: title ?? undefined,
        type: type ?? undefined,
        status: status ?? undefined,
      };
      if (Object.values(body).some((value) => value !== undefined))
        await context.rest.write("updateInterview", { params: { id }, body });
      return { id };
    });
  },
  deleteInterview: (_mutation, { input }, context) =>
    changeInterview(context, input, input.interviewId, "delete", (id) =>
      context.rest.write("deleteInterview", { params: { id } }),
    ),
  restoreInterview: (_mutation, { input }, context) =>
    changeInterview(context, input, input.interviewId, "restore", (id) =>
      context.rest.write("restoreInterview", { params: { id } }),
    ),
  shareInterview: (_mutation, { input }, context) =>
    changeInterview(context, input, input.interviewId, "share", (id) =>
      context.rest.write("shareInterview", { params: { id }, body: { contactIds: input.personIds } }),
    ),
  unshareInterview: (_mutation, { input }, context) =>
    changeInterview(context, input, input.interviewId, "share", (id) =>
      context.rest.write("unshareInterview", { params: { id, contactId: input.personId } }),
    ),
  /** Sets the given state; it does not toggle. */
  setInterviewSaved: (_mutation, { input }, context) =>
    changeInterview(context, input, input.interviewId, "save", (id) =>
      context.rest.write("toggleSaveInterview", { params: { id }, body: { status: input.saved } }),
    ),
};

/** The results of mutations on interviews. */
export type InterviewResult = ObjectRef;
