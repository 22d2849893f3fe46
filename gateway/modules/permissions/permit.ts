import type { Context } from "../../context.ts";
import { codeOf, Refusal } from "../../errors.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { RestError } from "../../rest/error.ts";
import { actorOf } from "../session/viewer.ts";
import { decide, type DenialCode, type Permission, type Policy } from "./policy.ts";

/** Denials that depend on the viewer. All others depend on the state of the object, for which the REST API answers 422. */
const forbidding: ReadonlySet<DenialCode> = new Set([
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

/** The refusal of a guest, as the REST API would return it. */
const signInFirst = (message: string): RestError =>
  new RestError(message, { call: "permission", failure: "status", status: 401, detail: message });

/**
 * Enforces a permission: the change is refused with the reason of the permission field.
 * @throws Refusal; for a guest RestError 401, which makes clients ask for a sign-in
 */
export function enforce({ reasons: [reason] }: Permission): void {
  if (reason === undefined) return;
  const { code, message } = reason;
  if (code === "NOT_SIGNED_IN") throw signInFirst(message);
  throw new Refusal(forbidding.has(code) ? "FORBIDDEN" : "INVALID", message);
}

const notFound = (): Refusal => new Refusal("NOT_FOUND", "Not found.");

/** The object to be changed. @throws Refusal with the REST API's message when it does not exist or the viewer may not see it */
export async function requireFound<Subject>(reading: MaybePromise<Subject | null>): Promise<Subject> {
  const subject = await reading;
  if (subject === null) throw notFound();
  return subject;
}

/**
 * Enforces the rules behind an object's permission fields, so that changes and permission fields always agree. The REST API
 * also checks the permission itself.
 * @throws Refusal; for a guest RestError 401, also where the object is hidden from guests
 */
export async function permit<Facts, Subject extends Facts, Action extends string>(
  context: Context,
  reading: MaybePromise<Subject | null>,
  policy: Policy<Action, Facts>,
  ...actions: readonly Action[]
): Promise<Subject> {
  const [subject, actor] = await Promise.all([reading, actorOf(context)]);
  if (subject === null) throw actor.authenticated ? notFound() : signInFirst("Please sign in first.");
  for (const action of actions) enforce(decide(policy[action], actor, subject));
  return subject;
}

/** The value of a permission field; null when the subject does not exist or the viewer may not see it. */
export async function permissionFor<Facts, Subject extends Facts, Action extends string>(
  context: Context,
  reading: MaybePromise<Subject | null>,
  policy: Policy<Action, Facts>,
  action: Action,
): Promise<Permission | null> {
  const [subject, actor] = await Promise.all([reading, actorOf(context)]);
  return subject === null ? null : decide(policy[action], actor, subject);
}

/** Refusals that concern the viewer or the current state, not a field of the input. */
const isRefusalAsWhole = (error: unknown): error is RestError =>
  error instanceof RestError && error.errors === null && refusedAsWhole.has(error.status);
const refusedAsWhole: ReadonlySet<number | null> = new Set([401, 403, 404, 409, 422]);

/**
 * Makes a change whose permission only the REST API checks; a refusal gets the message of the permission field. The permission
 * is read only after a refusal, so a successful change costs no further call.
 * @throws Refusal with the code of the REST API and the sentence of the permission; the REST API's own refusal where the
 *   permission allows the change
 */
export async function changeOrExplain<Result>(
  context: Context,
  permission: () => Promise<Permission | null>,
  make: () => Promise<Result>,
): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    if (!isRefusalAsWhole(error)) throw error;
    const decision = await permission().catch((error: unknown) => {
      context.log.warn({ err: error }, "the reason for a refusal could not be read");
      return null;
    });
    const [reason] = decision?.reasons ?? [];
    if (reason === undefined) throw error;
    if (reason.code === "NOT_SIGNED_IN") throw signInFirst(reason.message);
    // A session that has ended in the meantime is reported as such.
    throw error.status === 401 ? error : new Refusal(codeOf(error), reason.message);
  }
}
