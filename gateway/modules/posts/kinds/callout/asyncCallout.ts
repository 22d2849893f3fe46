import type { Context } from "../../../../context.ts";
import type { FieldNames } from "../../../../errors.ts";
import type { CreateAsyncCalloutInput } from "../../../../graph/generated/resolvers.ts";
import { toDatabaseIds } from "../../../../graph/ids.ts";
import { interviewPolicy } from "../../../interviews/policy.ts";
import { interviews } from "../../../interviews/store.ts";
import { change, type Payload } from "../../../mutation.ts";
import { changeWithDenialReason, getPermission } from "../../../permissions/requirePermission.ts";
import type { PostOf } from "../../models.ts";

/** Creates a call-out whose answers are collected by an interview of its author. */
export function createAsyncCallout(
  context: Context,
  input: CreateAsyncCalloutInput,
  fieldNames: FieldNames,
): Promise<Payload<PostOf<"callout">>> {
  const {
    interviewId,
    authorId,
    title,
    content,
    deadline = null,
    showQuestions,
    allowSkip,
    communityIds,
    userTypes,
    idempotencyKey = null,
  } = input;
  const body = {
    title,
    content,
    deadline,
    showQuestions,
    allowSkip,
    communities: toDatabaseIds(communityIds ?? []),
    userTypes: [...(userTypes ?? [])],
    authorId: authorId ?? undefined,
  };
  return change(
    context,
    input,
    () =>
      changeWithDenialReason(
        context,
        () => getPermission(context, interviews(context).get(interviewId), interviewPolicy, "publishCallout"),
        () => context.rest.write("createAsyncCallout", { params: { interviewId }, body }, { idempotencyKey }),
      ),
    fieldNames,
  );
}
