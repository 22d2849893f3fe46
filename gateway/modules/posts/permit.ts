import type { Context } from "../../context.ts";
import { Refusal, type ErrorCode } from "../../errors.ts";
import { RestError } from "../../rest/error.ts";
import type { PostModel } from "../models.ts";
import { decide, type DenialCode } from "../permissions/policy.ts";
import { actorOf } from "../session/viewer.ts";
import type { PostRef } from "./ids.ts";
import { kindOf } from "./kinds/index.ts";
import type { PostAction } from "./policy.ts";
import { posts } from "./store.ts";

/** What the REST API answers with 422 instead of 403. */
const states: ReadonlySet<DenialCode> = new Set(["READ_ONLY", "DELETED", "NOT_DELETED", "NOT_DRAFT"]);

/**
 * Reads the post that is to be changed and holds it to the rules behind its permission fields, so that a change is
 * refused exactly where they say so and in their words. The REST API decides once more for itself.
 * @param actionOf what the change is, which may depend on the post
 * @throws RestError 404 when there is none or the viewer may not see it; Refusal with the first reason
 */
export async function permit(context: Context, { type, id }: PostRef, actionOf: (post: PostModel) => PostAction): Promise<void> {
  const [post, actor] = await Promise.all([posts(context, type).get(id), actorOf(context)]);
  if (post === null) throw new RestError(`${type} ${id}: not found`, { call: type, failure: "status", status: 404 });
  const [reason] = decide(kindOf(post).policy[actionOf(post)], actor, post).reasons;
  if (reason !== undefined) throw new Refusal(codeOf(reason.code), reason.message);
}

const codeOf = (denial: DenialCode): ErrorCode => (states.has(denial) ? "INVALID" : "FORBIDDEN");
