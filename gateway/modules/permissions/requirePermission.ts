import type { Context } from "../../context.ts";
import { getErrorCode, PermissionDeniedError } from "../../errors.ts";
import type { DenialCode } from "../../graph/generated/resolvers.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { RestError } from "../../rest/error.ts";
import { getActor } from "../session/viewer.ts";
import { decide, type Permission, type Policy, type Rule } from "./policy.ts";

/** Denials that depend on the viewer. All others depend on the state of the object, for which the REST API responds with 422. */
const forbiddenCodes: ReadonlySet<DenialCode> = new Set([
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

/** The error for a guest, as the REST API would return it. */
const createSignInError = (message: string): RestError =>
  new RestError(message, { call: "permission", failure: "status", status: 401, detail: message });

/**
 * Enforces a permission: a denied change fails with the reason that the permission field returns.
 * @throws PermissionDeniedError; for a guest RestError 401, which makes clients ask for a sign-in
 */
export function enforce({ reasons: [reason] }: Permission): void {
  if (reason === undefined) return;
  const { code, message } = reason;
  if (code === "NOT_SIGNED_IN") throw createSignInError(message);
  throw new PermissionDeniedError(forbiddenCodes.has(code) ? "FORBIDDEN" : "INVALID", message);
}

const createNotFoundError = (): PermissionDeniedError => new PermissionDeniedError("NOT_FOUND", "Not found.");

/** The object to be changed. @throws PermissionDeniedError with the REST API's message when it does not exist or the viewer may not see it */
export async function requireFound<Subject>(reading: MaybePromise<Subject | null>): Promise<Subject> {
  const subject = await reading;
  if (subject === null) throw createNotFoundError();
  return subject;
}

/**
 * Enforces the rules behind an object's permission fields, so that changes and permission fields always agree. The REST API
 * also checks the permission itself.
 * @throws PermissionDeniedError; for a guest RestError 401, also where the object is hidden from guests
 */
export async function requirePermission<Facts, Subject extends Facts, Action extends string>(
  context: Context,
  reading: MaybePromise<Subject | null>,
  policy: Policy<Action, Facts>,
  ...actions: readonly Action[]
): Promise<Subject> {
  const [subject, actor] = await Promise.all([reading, getActor(context)]);
  if (subject === null) throw actor.authenticated ? createNotFoundError() : createSignInError("Please sign in first.");
  for (const action of actions) enforce(decide(policy[action], actor, subject));
  return subject;
}

/** The value of a permission field; null when the subject does not exist or the viewer may not see it. */
export async function getPermission<Facts, Subject extends Facts, Action extends string>(
  context: Context,
  reading: MaybePromise<Subject | null>,
  policy: Policy<Action, Facts>,
  action: Action,
): Promise<Permission | null> {
  const [subject, actor] = await Promise.all([reading, getActor(context)]);
  return subject === null ? null : decide(policy[action], actor, subject);
}

/** The viewer's permission for something that concerns no object. */
export const getPermissionByRules = async (context: Context, rules: readonly Rule<unknown>[]): Promise<Permission> =>
  decide(rules, await getActor(context), null);

/** Enforces rules that concern no object. @throws PermissionDeniedError; for a guest RestError 401 */
export const enforceRules = async (context: Context, rules: readonly Rule<unknown>[]): Promise<void> =>
  enforce(await getPermissionByRules(context, rules));

/** Reads what only some viewers may see; null for all others, without a REST call. */
export const readIfAllowed = <Facts, Subject extends Facts, Value>(
  context: Context,
  rules: readonly Rule<Facts>[],
  reading: MaybePromise<Subject | null>,
  read: (subject: Subject) => MaybePromise<Value | null>,
): MaybePromise<Value | null> =>
  andThen(reading, (subject) =>
    andThen(getActor(context), (actor) => (subject !== null && decide(rules, actor, subject).allowed ? read(subject) : null)),
  );

/** Whether the REST API denied the change as a whole: because of the viewer or the current state, not of a field of the input. */
const isDenial = (error: unknown): error is RestError =>
  error instanceof RestError && error.errors === null && denialStatuses.has(error.status);
const denialStatuses: ReadonlySet<number | null> = new Set([401, 403, 404, 409, 422]);

/**
 * Makes a change whose permission only the REST API checks; a denial gets the message of the permission field. The permission
 * is read only after a denial, so a successful change costs no further call.
 * @throws PermissionDeniedError with the code of the REST API and the sentence of the permission; the REST API's own error where the
 *   permission allows the change
 */
export async function changeWithDenialReason<Result>(
  context: Context,
  permission: () => Promise<Permission | null>,
  make: () => Promise<Result>,
): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    if (!isDenial(error)) throw error;
    const decision = await permission().catch((error: unknown) => {
      context.log.warn({ err: error }, "the reason for a denial could not be read");
      return null;
    });
    const [reason] = decision?.reasons ?? [];
    if (reason === undefined) throw error;
    if (reason.code === "NOT_SIGNED_IN") throw createSignInError(reason.message);
    // A session that has ended in the meantime is reported as such.
    throw error.status === 401 ? error : new PermissionDeniedError(getErrorCode(error), reason.message);
  }
}
