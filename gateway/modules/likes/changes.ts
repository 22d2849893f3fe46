import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { setLike } from "../../rest/likes.ts";
import { change } from "../mutation.ts";
import { changeOrExplain } from "../permissions/permit.ts";
import { interactionWith, subjectRef, type SubjectRef } from "../subjects.ts";

/** A changed like. */
export interface SetLikeResult {
  readonly subject: SubjectRef;
}

export const mutations: MutationResolvers = {
  /** Sets the given state and does not toggle it; idempotent. */
  setLike: async (_mutation, { input }, context) => {
    const subject = subjectRef(input.subjectId);
    return change(context, input, async () => {
      await changeOrExplain(
        context,
        () => interactionWith(context, subject, "like"),
        () => setLike(context.rest, subject, input.liked),
      );
      return { subject };
    });
  },
};
