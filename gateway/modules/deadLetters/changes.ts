import type { Context } from "../../context.ts";
import type { DeleteDeadLetterInput, RetryDeadLetterInput } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { change, type Payload } from "../mutation.ts";
import { permit } from "../permissions/permit.ts";
import { deadLetterPolicy } from "./policy.ts";

/** The global id of a failed job that has left the list. */
export type RetryDeadLetterResult = string;
export type DeleteDeadLetterResult = string;

export const retry = (context: Context, input: RetryDeadLetterInput): Promise<Payload<RetryDeadLetterResult>> =>
  change(context, input, async () => {
    await permit(context, input, deadLetterPolicy, "retry");
    await context.rest.write("retryDeadLetter", { params: { deadLetterId: input.deadLetterId } });
    return encodeId("DeadLetter", input.deadLetterId);
  });

export const remove = (context: Context, input: DeleteDeadLetterInput): Promise<Payload<DeleteDeadLetterResult>> =>
  change(context, input, async () => {
    await permit(context, input, deadLetterPolicy, "delete");
    await context.rest.write("deleteDeadLetter", { params: { deadLetterId: input.deadLetterId } });
    return encodeId("DeadLetter", input.deadLetterId);
  });
