/**
 * Every code of an error, with its description. The enum ErrorCode of the schema and its TypeScript type are derived from this
 * table.
 */
export const errorCodes = {
  BAD_REQUEST: "The request is malformed.",
  UNAUTHENTICATED: "No user is signed in, or the session has ended.",
  FORBIDDEN: "The user is signed in but not permitted to do this.",
  NOT_FOUND: "The object does not exist, or the viewer may not see it; also for an id in the input.",
  CONFLICT: "It conflicts with the current state.",
  TOO_LARGE: "The request or file is too large.",
  UNSUPPORTED_MEDIA_TYPE: "Its media type is not supported.",
  INVALID_ID: "An id is malformed, or identifies an object of another type than expected.",
  BLANK: "A required value is missing or empty.",
  TOO_LONG: "A text is too long; limit is the largest number of characters.",
  TOO_SHORT: "A text is too short; limit is the smallest number of characters.",
  TOO_MANY: "A list has too many items; limit is the largest number.",
  TAKEN: "A value that has to be unique is in use or reserved.",
  IN_THE_PAST: "A time has passed that must be in the future.",
  INVALID_URL: "A web address is not valid.",
  INVALID_EMAIL: "An e-mail address is not valid.",
  INVALID: "A value is invalid, or the current state does not allow the change; the message gives the reason.",
  TOO_MANY_REQUESTS: "Too many requests; extensions.retryAfter is the number of seconds to wait.",
  NOT_OFFERED: "This installation does not provide the feature.",
  INTERNAL: "An internal server error; its details are not disclosed.",
  UPSTREAM_UNAVAILABLE: "The service that has the data cannot be reached or does not respond in time.",
  UPSTREAM_CONTRACT: "The service that has the data sent a response that violates its contract.",
} as const;

/** The enum ErrorCode of the schema; also extensions.code of GraphQL errors. */
export type ErrorCode = keyof typeof errorCodes;

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === "string" && Object.hasOwn(errorCodes, code);

/** The enum as SDL. */
export const printErrorCodeSdl = (): string =>
  [
    '"Kinds of errors, used in payload errors and as extensions.code of GraphQL errors."',
    "enum ErrorCode {",
    ...Object.entries(errorCodes).map(([code, description]) => `  ${JSON.stringify(description)}\n  ${code}`),
    "}",
  ].join("\n");
