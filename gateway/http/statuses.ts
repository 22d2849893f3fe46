import { mediaTypes, type MediaType } from "./request.ts";

/** The parts of a GraphQL result on which the status depends. */
interface Result {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> | undefined }[] | undefined;
}

/** The status of a result without data, by the code of its first error. */
const byCode: Readonly<Record<string, number>> = {
  GRAPHQL_PARSE_FAILED: 400,
  BAD_REQUEST: 400,
  GRAPHQL_VALIDATION_FAILED: 422,
  OPERATION_RESOLUTION_FAILURE: 422,
  BAD_USER_INPUT: 422,
  COST_LIMIT_EXCEEDED: 422,
  PERSISTED_QUERY_REQUIRED: 403,
  PERSISTED_QUERY_NOT_FOUND: 404,
  BUDGET_EXCEEDED: 429,
  TOO_MANY_OPERATIONS: 429,
};

/**
 * The HTTP status of a GraphQL result as in GraphQL over HTTP, first edition (September 2026): 294 (partial success) for data
 * with errors. Clients that get application/json may not know that status, so they get 200.
 */
export function getStatus(result: Result, type: MediaType): number {
  if (result.data !== undefined) return result.errors === undefined || type === mediaTypes.legacy ? 200 : 294;
  const code = result.errors?.[0]?.extensions?.["code"];
  return byCode[String(code)] ?? 500;
}

/** Only successful responses are sent as application/json, because intermediaries send failures under that type as well. */
export const getContentType = (status: number, type: MediaType): MediaType => (status < 300 ? type : mediaTypes.response);
