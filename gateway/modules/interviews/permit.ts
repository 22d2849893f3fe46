import type { Context } from "../../context.ts";
import { Refusal } from "../../errors.ts";
import { decodeDatabaseId } from "../../graph/ids.ts";
import { RestError } from "../../rest/error.ts";
import type { InterviewModel } from "../models.ts";
import { decide, type DenialCode } from "../permissions/policy.ts";
import { actorOf } from "../session/viewer.ts";
import { interviewPolicy, type InterviewAction } from "./policy.ts";
import { interviews } from "./store.ts";

/** Who one is forbids these; everything else is the state's doing, which the REST API answers with 422. */
const forbidding: ReadonlySet<DenialCode> = new Set(["NOT_SIGNED_IN", "NOT_AUTHOR"]);

export const decodeInterviewId = (id: string): number => decodeDatabaseId(id, "Interview");

/**
 * Reads the interview that is to be changed and holds it to the rules behind its permission fields. The REST API decides
 * once more for itself.
 * @throws RestError 404 when there is none or the viewer may not see it; Refusal with the first reason
 */
export async function permit(context: Context, id: number, ...actions: readonly InterviewAction[]): Promise<InterviewModel> {
  const [interview, actor] = await Promise.all([interviews(context).get(id), actorOf(context)]);
  if (interview === null)
    throw new RestError(`interview ${id}: not found`, { call: "getInterview", failure: "status", status: 404 });
  for (const action of actions) {
    const [reason] = decide(interviewPolicy[action], actor, interview).reasons;
    if (reason !== undefined) throw new Refusal(forbidding.has(reason.code) ? "FORBIDDEN" : "INVALID", reason.message);
  }
  return interview;
}
