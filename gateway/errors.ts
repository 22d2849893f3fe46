import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { isErrorCode, type ErrorCode } from "./errorCodes.ts";
import { createCodedError } from "./graph/codedErrors.ts";
import { RestError, type RestFailure } from "./rest/error.ts";

/** An error that the user can act on: an entry of `errors` of a mutation's payload. */
export interface UserError {
  code: ErrorCode;
  message: string;
  field: string[] | null;
  /** The limit that the code refers to, for codes that have one. */
  limit?: number;
}

/** The names of the upstream's fields in the input of a mutation. */
export type FieldNames = Readonly<Record<string, string>>;

/** A change that the gateway denies before the REST call, with the reason of its permission field. */
export class PermissionDeniedError extends Error {
  readonly code: ErrorCode;
  readonly field: string[] | null;

  /** @param field the path of the input field that the reason is about */
  constructor(code: ErrorCode, message: string, field: string[] | null = null) {
    super(message);
    this.name = "PermissionDeniedError";
    this.code = code;
    this.field = field;
  }
}

/** The messages of errors that come without a message of their own (ERR-01 to ERR-03). */
export const messages = {
  generic: "Something went wrong. We are already working to solve it.",
  clientError: "Something went wrong. We are already working to solve it.\nPlease refresh the page and try again.",
  forbidden: "Sorry, you are not permitted to view this page.",
} as const;

interface ErrorDescription {
  code: ErrorCode;
  /** Shown when the upstream sent no message. */
  message: string;
}

const clientError: ErrorDescription = { code: "BAD_REQUEST", message: messages.clientError };
const internalError: ErrorDescription = { code: "INTERNAL", message: messages.generic };

/** The code and default message for each status of the upstream. */
const byStatus: Readonly<Record<number, ErrorDescription>> = {
  400: clientError,
  401: { code: "UNAUTHENTICATED", message: messages.clientError },
  403: { code: "FORBIDDEN", message: messages.forbidden },
  404: { code: "NOT_FOUND", message: messages.clientError },
  409: { code: "CONFLICT", message: messages.clientError },
  413: { code: "TOO_LARGE", message: messages.clientError },
  415: { code: "UNSUPPORTED_MEDIA_TYPE", message: messages.clientError },
  422: { code: "INVALID", message: messages.clientError },
  429: { code: "TOO_MANY_REQUESTS", message: messages.clientError },
};

const byFailure: Readonly<Record<Exclude<RestFailure, "status">, ErrorDescription>> = {
  absent: { code: "NOT_OFFERED", message: "This is not available here." },
  network: { code: "UPSTREAM_UNAVAILABLE", message: messages.generic },
  timeout: { code: "UPSTREAM_UNAVAILABLE", message: messages.generic },
  unavailable: { code: "UPSTREAM_UNAVAILABLE", message: messages.generic },
  tooLarge: { code: "UPSTREAM_CONTRACT", message: messages.generic },
  contract: { code: "UPSTREAM_CONTRACT", message: messages.generic },
  aborted: internalError,
};

/** 502 to 504 mean that the upstream's own backend is unavailable; 500 is an error of the upstream. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

function describeRestError(error: RestError): ErrorDescription {
  if (error.failure !== "status") return byFailure[error.failure];
  const status = error.status ?? 500;
  const description = byStatus[status];
  if (description !== undefined) return description;
  if (status >= 400 && status <= 499) return clientError;
  return gatewayStatuses.has(status) ? byFailure.network : internalError;
}

/** The code of a failed REST call. */
export const getErrorCode = (error: RestError): ErrorCode => describeRestError(error).code;

/** Leaf texts of a detail that is itself JSON, one per line; any other text as it is. */
export function formatDetail(detail: string): string {
  if (!/^\s*[[{]/.test(detail)) return detail;
  try {
    const lines = collectTexts(JSON.parse(detail));
    return lines.length === 0 ? detail : lines.join("\n");
  } catch {
    return detail;
  }
}

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}

/** The message for the user: all field messages, else the detail, else the default message. */
function formatMessage(error: RestError, description: ErrorDescription): string {
  if (error.status === 403) return description.message;
  const lines = error.errors === null ? [] : Object.values(error.errors).flat();
  if (lines.length > 0) return lines.join("\n");
  if (error.detail !== null && error.detail !== "") return formatDetail(error.detail);
  return description.message;
}

/** True for errors that can be explained to a user: 400 to 499 except 401, which ends the session, and absent calls. */
function isUserError(error: RestError): boolean {
  if (error.failure === "absent") return true;
  if (error.failure !== "status" || error.status === null || error.status === 401) return false;
  return error.status >= 400 && error.status <= 499;
}

/**
 * A failed change as data for a mutation's `errors`.
 * @param names the input's names of those fields that have another name in the REST API, such as `{ beats: "beatIds" }`; the
 *   upstream's key `base` belongs to no field
 * @returns one entry per message
 * @throws the error itself when the user cannot act on it: 401 and server errors are GraphQL errors (never both)
 */
export function toUserErrors(error: unknown, names: FieldNames = {}): UserError[] {
  if (error instanceof PermissionDeniedError) return [{ code: error.code, message: error.message, field: error.field }];
  if (!(error instanceof RestError) || !isUserError(error)) throw error;
  const description = describeRestError(error);
  const perField = Object.entries(error.errors ?? {}).flatMap(([name, texts]) =>
    texts.map((message, index) => ({
      message,
      field: toFieldPath(name, names),
      ...getFieldCode(error, name, index, description.code),
    })),
  );
  if (perField.length > 0 && error.status !== 403) return perField;
  return [{ code: description.code, message: formatMessage(error, description), field: null }];
}

/** Fields of the REST API that have another name in all inputs. */
const inputNames: FieldNames = {
  firstname: "firstName",
  img: "image",
  job: "jobTitle",
  lastname: "lastName",
  newSlug: "slug",
  saveAs: "status",
};

/** Names in inputs whose contact ids are ids of people, as authors. */
export const personFields: FieldNames = { contactId: "personId", contactIds: "personIds" };

/** The code of one field message: the upstream's if it sends a known one, else that of the status. */
function getFieldCode(
  { status, codes }: RestError,
  name: string,
  index: number,
  statusCode: ErrorCode,
): Pick<UserError, "code" | "limit"> {
  const fieldCode = status === 422 ? codes?.[name]?.[index] : undefined;
  if (fieldCode === undefined || !isErrorCode(fieldCode.code)) return { code: statusCode };
  return fieldCode.limit === null ? { code: fieldCode.code } : { code: fieldCode.code, limit: fieldCode.limit };
}

/** The path of an input field: the upstream's "questions.1.text" becomes ["input", "questions", "1", "text"]. */
function toFieldPath(name: string, names: FieldNames): string[] | null {
  if (name === "base") return null;
  return ["input", ...name.split(".").map((part) => names[part] ?? inputNames[part] ?? part)];
}

/** Codes of GraphQL errors whose messages clients may see, because they only describe the request. */
const requestCodes = [
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
  "PERSISTED_QUERY_REQUIRED",
  "BAD_USER_INPUT",
  "INVALID_ID",
  "BAD_REQUEST",
  "INVALID_TYPE",
  "TOO_LARGE",
  "TOO_MANY_OPERATIONS",
  "COST_LIMIT_EXCEEDED",
  "BUDGET_EXCEEDED",
] as const;

/** A code of an error about the request as a whole. */
export type RequestErrorCode = (typeof requestCodes)[number];

const requestCodeSet: ReadonlySet<string> = new Set(requestCodes);

/** The RestError behind a GraphQL error, through the wrappers that executors add; null when it came from elsewhere. */
export function findRestError(error: unknown): RestError | null {
  let current: unknown = error;
  for (let depth = 0; depth < 4; depth += 1) {
    if (current instanceof RestError) return current;
    if (typeof current !== "object" || current === null || !("originalError" in current)) return null;
    current = current.originalError;
  }
  return null;
}

/** An error as executors raise it: a GraphQLError or an object with the same properties. */
export interface ExecutorError {
  readonly message: string;
  readonly locations?: GraphQLFormattedError["locations"] | undefined;
  readonly path?: GraphQLFormattedError["path"] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
  readonly originalError?: Error | undefined | null;
}

/**
 * The error that the client receives: its locations and path, with message and code from the table and no internal details.
 * @param error as the executor or Apollo raised it
 * @param requestId by which the logs can be searched
 */
export function formatError(error: ExecutorError, requestId: string | null): GraphQLFormattedError {
  const position = {
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    ...(error.path === undefined ? {} : { path: error.path }),
  };
  const request = requestId === null ? {} : { requestId };
  const fromRest = findRestError(error);
  if (fromRest !== null) {
    const description = describeRestError(fromRest);
    const isClientError = fromRest.failure === "status" && (fromRest.status ?? 500) < 500;
    return {
      message: isClientError ? formatMessage(fromRest, description) : description.message,
      ...position,
      extensions: {
        code: description.code,
        status: fromRest.status,
        ...(isClientError ? { errors: fromRest.errors, detail: fromRest.detail } : {}),
        // Marks 401 and 403 of this host, which the client handles differently from those of other services.
        ownHost: true,
        ...(fromRest.retryAfter === null ? {} : { retryAfter: fromRest.retryAfter }),
        ...request,
      },
    };
  }
  const code = error.extensions?.["code"];
  if (typeof code === "string" && requestCodeSet.has(code))
    return { message: shorten(error.message), ...position, extensions: { ...getPublicExtensions(error), code, ...request } };
  return { message: messages.generic, ...position, extensions: { code: "INTERNAL", ...request } };
}

/** Messages are shortened, because GraphQL quotes invalid values, which may be as long as a request. */
const MAX_MESSAGE = 1000;
const shorten = (message: string): string =>
  message.length <= MAX_MESSAGE ? message : `${message.slice(0, MAX_MESSAGE / 2)} … ${message.slice(-MAX_MESSAGE / 2)}`;

function getPublicExtensions(error: ExecutorError): Record<string, unknown> {
  const { stacktrace: _stacktrace, http: _http, ...rest } = error.extensions ?? {};
  return rest;
}

/** A notification of an unknown kind becomes null with this error. */
export const createUnsupportedNotificationError = (): GraphQLError =>
  createCodedError("INVALID_TYPE", "Unsupported notification type");

/** An item of an unknown type becomes null with this error. */
export const createInvalidTypeError = (type: string): GraphQLError => createCodedError("INVALID_TYPE", `Invalid type [${type}]`);
