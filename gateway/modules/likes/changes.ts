import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { change } from "../mutation.ts";
import { changeWithDenialReason } from "../permissions/requirePermission.ts";
import { getInteractionPermission, toSubjectRef, type SubjectRef } from "../subjects.ts";

/** A changed like. */
export interface SetLikeResult {
  readonly subject: SubjectRef;
}

export const mutations: MutationResolvers = {
  /** Sets the given state and does not toggle it; idempotent. */
  setLike: async (_mutation, { input }, context) => {
    const subject = toSubjectRef(input.subjectId);
    return change(context, input, async () => {
      await changeWithDenialReason(
        context,
        () => getInteractionPermission(context, subject, "like"),
        () => context.rest.write(`toggle${subject.name}Like`, { params: { id: subject.id }, body: { status: input.liked } }),
      );
      return { subject };
    });
  },
};
