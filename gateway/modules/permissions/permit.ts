import type { Context } from "../../context.ts";
import { Refusal } from "../../errors.ts";
import type { Later } from "../../graph/later.ts";
import { actorOf } from "../session/viewer.ts";
import { decide, type DenialCode, type Permission, type Policy } from "./policy.ts";

/** Who one is forbids these; everything else is the state's doing, which the REST API answers with 422 (D-09). */
const forbidding: ReadonlySet<DenialCode> = new Set([
  "NOT_SIGNED_IN",
  "NOT_ADMIN",
  "NOT_AUTHOR",
  "NOT_AUTHOR_AND_CREATOR",
  "NOT_CREATOR",
  "NOT_EDITOR",
  "NOT_OWNER",
  "OF_OTHERS",
  "NOT_SYSTEM_POST",
  "SYSTEM_POST",
  "NEVER_EDITED",
  "DRAFT_NEVER_EDITED",
]);

/** Holds a change to its permission: it is refused in the words of the permission field. @throws Refusal */
export function hold({ reasons: [reason] }: Permission): void {
  if (reason !== undefined) throw new Refusal(forbidding.has(reason.code) ? "FORBIDDEN" : "INVALID", reason.message);
}

/** What is to be changed. @throws Refusal when there is none or the viewer may not see it, in the REST API's words */
export async function found<Subject>(reading: Later<Subject | null>): Promise<Subject> {
  const subject = await reading;
  if (subject === null) throw new Refusal("NOT_FOUND", "Not found.");
  return subject;
}

/**
 * Holds what is to be changed to the rules behind its permission fields, so that a change is refused exactly where they
 * say so. The REST API decides once more for itself.
 * @throws Refusal
 */
export async function permit<Facts, Subject extends Facts, Action extends string>(
  context: Context,
  reading: Later<Subject | null>,
  policy: Policy<Action, Facts>,
  ...actions: readonly Action[]
): Promise<Subject> {
  const [subject, actor] = await Promise.all([found(reading), actorOf(context)]);
  for (const action of actions) hold(decide(policy[action], actor, subject));
  return subject;
}
