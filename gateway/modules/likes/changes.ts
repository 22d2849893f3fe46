import type { Context } from "../../context.ts";
import type { SetLikeInput } from "../../graph/generated/resolvers.ts";
import { setLike } from "../../rest/likes.ts";
import { change, type Payload } from "../mutation.ts";
import { changeOrExplain } from "../permissions/permit.ts";
import { interactionWith, subjectRef, type SubjectRef } from "../subjects.ts";

/** A changed like. */
export interface SetLikeResult {
  readonly subject: SubjectRef;
}

/** Sets the given state and does not toggle it; idempotent. */
export async function set(context: Context, input: SetLikeInput): Promise<Payload<SetLikeResult>> {
  const subject = subjectRef(input.subjectId);
  return change(context, input, async () => {
    await changeOrExplain(
      context,
      () => interactionWith(context, subject, "like"),
      () => setLike(context.rest, subject, input.liked),
    );
    return { subject };
  });
}
