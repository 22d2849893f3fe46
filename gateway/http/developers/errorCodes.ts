import type { RequestErrorCode } from "../../errors.ts";

/** Codes of errors about a request as a whole, in `extensions.code`; those of the schema are in its enum ErrorCode. */
export const requestErrors: Readonly<Record<RequestErrorCode, string>> = {
  GRAPHQL_PARSE_FAILED: "The document is not GraphQL, or has too many tokens.",
  GRAPHQL_VALIDATION_FAILED: "The document does not fit the schema or exceeds a limit; the message says where.",
  OPERATION_RESOLUTION_FAILURE: "The document has several operations and none was named, or not the named one.",
  BAD_USER_INPUT: "A variable or an argument has a value that its type does not allow.",
  PERSISTED_QUERY_NOT_FOUND: "No document is known by this id.",
  PERSISTED_QUERY_NOT_SUPPORTED: "Documents cannot be stored by clients.",
  PERSISTED_QUERY_REQUIRED: "With a session cookie only the documents of the web client are served; use a token.",
  INVALID_TYPE: "The platform sent something of a type that this version does not know; it is null and the rest is complete.",
  INVALID_ID: "An id is malformed, or is of another type than the argument accepts.",
  BAD_REQUEST: "The request is not one that GraphQL over HTTP allows; the message says why.",
  TOO_LARGE: "The request or the document is too large.",
  COST_LIMIT_EXCEEDED:
    "The operation may cost more than the limit for one operation; `extensions.cost` has both figures. Ask for smaller pages.",
  BUDGET_EXCEEDED: "Your budget is used up; try again after `extensions.retryAfter` seconds.",
  TOO_MANY_OPERATIONS:
    "Too many of your operations are waiting, or run on one WebSocket; try again after `extensions.retryAfter` seconds, or when one has ended.",
};
