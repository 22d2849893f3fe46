import type { FieldError } from "./fieldErrors.ts";

/** Errors by field; base for those of no field. */
export type FieldErrorLists = Readonly<Record<string, readonly FieldError[]>>;

/** Maximum number of reported errors of one field, since a list may have hundreds of wrong values. */
export const MAX_ERRORS = 10;

/** An error with a status and body, thrown anywhere and written by the central error handler. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: { detail: string } | { errors: Record<string, string[]>; codes?: Record<string, Omit<FieldError, "message">[]> };
  readonly headers: Record<string, string>;

  constructor(status: number, body: HttpError["body"], headers: Record<string, string> = {}) {
    super(JSON.stringify(body));
    this.name = "HttpError";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const badRequest = (detail: string) => new HttpError(400, { detail });
/** Parameters of the address are invalid. */
export const badFields = (errors: FieldErrorLists) => new HttpError(400, { errors: mapErrors(errors, ({ message }) => message) });
export const badField = (field: string, error: FieldError) => badFields({ [field]: [error] });
export const unauthorized = () => new HttpError(401, { detail: "Please sign in first." });
const forbidden = () => new HttpError(403, { detail: "You are not permitted to do this." });
/** Also used for what the viewer may not see, so that its existence is not revealed. */
export const notFound = () => new HttpError(404, { detail: "Not found." });

/** For a mailed link that is unknown, used or expired. @param advice a further sentence */
export const lostLink = (advice = "") => new HttpError(404, { detail: `This link is no longer valid. ${advice}`.trimEnd() });

/** The value that was found. @throws 404 for undefined */
export function requireFound<T>(value: T | undefined, createError = notFound): T {
  if (value === undefined) throw createError();
  return value;
}

/** @throws 403 unless the action is allowed */
export function requirePermission(isAllowed: boolean): void {
  if (!isAllowed) throw forbidden();
}

export const conflict = (detail: string) => new HttpError(409, { detail });
export const tooLarge = () => new HttpError(413, { detail: "This file is too large." });
export const unsupportedMedia = () => new HttpError(415, { detail: "This file type is not supported." });
/** The user has the permission, but the current state does not allow the action. */
export const unprocessable = (detail: string) => new HttpError(422, { detail });

/** @throws 422 with this message unless the current state allows the action */
export function requireState(isAllowed: boolean, detail: string): void {
  if (!isAllowed) throw unprocessable(detail);
}

/** @throws 422 unless the change of a status is possible, also when a concurrent change has advanced it */
export const requirePossible = (isPossible: boolean): void => requireState(isPossible, "This change is not possible.");

/** @throws 422 unless the plan of the user includes what they asked for */
export const requirePlan = (isIncluded: boolean): void => requireState(isIncluded, "Your plan does not include this feature.");

type Deletable = Readonly<{ deleted_at: Date | null }>;

/** @throws 422 when it is deleted. @param name of its type, such as "post" */
export function requireNotDeleted({ deleted_at: deletedAt }: Deletable, name: string): void {
  requireState(deletedAt === null, `This ${name} has been deleted.`);
}

/** @throws 422 unless it is deleted. @param name of its type, such as "post" */
export function requireDeleted({ deleted_at: deletedAt }: Deletable, name: string): void {
  requireState(deletedAt !== null, `This ${name} has not been deleted.`);
}

/** Values of the body are invalid. */
export const invalidFields = (errors: FieldErrorLists) =>
  new HttpError(422, {
    errors: mapErrors(errors, ({ message }) => message),
    codes: mapErrors(errors, ({ message: _message, ...detail }) => detail),
  });
export const invalidField = (field: string, error: FieldError) => invalidFields({ [field]: [error] });

/** @throws 422 with this error on the field unless its value is valid */
export function requireValid(isValid: boolean, field: string, error: FieldError): void {
  if (!isValid) throw invalidField(field, error);
}

/** @throws 422 on the field unless the error is null */
export function throwIfInvalid(field: string, error: FieldError | null): void {
  if (error !== null) throw invalidField(field, error);
}

const mapErrors = <T>(errors: FieldErrorLists, part: (error: FieldError) => T): Record<string, T[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, list.slice(0, MAX_ERRORS).map(part)]));

/** Errors by field; only the first one of a field is kept. */
export class ValidationErrors {
  readonly byField: Record<string, FieldError[]> = {};

  add(field: string, error: FieldError | null): void {
    if (error !== null) this.byField[field] ??= [error];
  }

  /** @throws 422 when there are any */
  check(): void {
    if (Object.keys(this.byField).length > 0) throw invalidFields(this.byField);
  }
}
