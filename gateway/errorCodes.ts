/**
 * Every code of an error, with its description. The enum ErrorCode of the schema and its TypeScript type are derived from this
 * table.
 */
export const errorCodes = {
  BAD_REQUEST: "The request is malformed.",
  UNAUTHENTICATED: "Nobody is signed in, or the sign-in has ended.",
  FORBIDDEN: "Signed in, but not permitted.",
  NOT_FOUND: "It does not exist, or the viewer may not see it; also for an id in the input.",
  CONFLICT: "It clashes with the present state.",
  TOO_LARGE: "It is too large.",
  UNSUPPORTED_MEDIA_TYPE: "Its media type is not supported.",
  INVALID_ID: "An id is not one, or is of another type than its place accepts.",
  BLANK: "A required value is missing or empty.",
  TOO_LONG: "A text is too long; limit is the largest number of characters.",
  TOO_SHORT: "A text is too short; limit is the smallest number of characters.",
  TOO_MANY: "A list has too many items; limit is the largest number.",
  TAKEN: "A value that has to be unique is in use or reserved.",
  IN_THE_PAST: "A time has passed that must be in the future.",
  INVALID_URL: "A web address is not valid.",
  INVALID_EMAIL: "An e-mail address is not valid.",
  INVALID: "A value or the present state does not allow it, for a reason that only the message says.",
  TOO_MANY_REQUESTS: "Too many attempts; extensions.retryAfter tells the seconds to wait.",
  NOT_OFFERED: "This installation does not offer it.",
  INTERNAL: "A fault on the server's side; nothing about its inside is told.",
  UPSTREAM_UNAVAILABLE: "The service that has the data cannot be reached or does not answer in time.",
  UPSTREAM_CONTRACT: "The service that has the data sent an answer that its contract does not allow.",
} as const;

/** The enum ErrorCode of the schema; also extensions.code of GraphQL errors. */
export type ErrorCode = keyof typeof errorCodes;

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === "string" && Object.hasOwn(errorCodes, code);

/** The enum as SDL. */
export const errorCodeSdl = (): string =>
  [
    '"Kinds of errors, used in payload errors and as extensions.code of GraphQL errors."',
    "enum ErrorCode {",
    ...Object.entries(errorCodes).map(([code, description]) => `  ${JSON.stringify(description)}\n  ${code}`),
    "}",
  ].join("\n");
