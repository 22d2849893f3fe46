import type { GraphQLFormattedError } from "graphql";
import type { Context } from "../context.ts";
import { formatError, findRestError, type ExecutorError } from "../errors.ts";

/** A result as executors return it. */
export interface ExecutorResult {
  data?: Record<string, unknown> | null | undefined;
  errors?: readonly ExecutorError[] | undefined;
  extensions?: Record<string, unknown> | undefined;
}

export interface FormattedResult {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
  extensions?: Record<string, unknown>;
}

/** Converts a result for clients: errors.ts formats the errors, and the log gets the details that clients do not. */
export function formatResult(result: ExecutorResult, context: Context): FormattedResult {
  const { errors } = result;
  const extensions = result.extensions === undefined ? {} : { extensions: result.extensions };
  if (errors === undefined || errors.length === 0)
    return { ...(result.data === undefined ? {} : { data: result.data }), ...extensions };
  const isEmpty = result.data === undefined;
  // Without data and without a path the request itself was invalid, such as a variable of the wrong type.
  const formatted = errors.map((error) =>
    formatError(isEmpty && error.path === undefined ? toBadInputError(error) : error, context.requestId),
  );
  for (const [index, error] of errors.entries()) logServerError(context, error, formatted[index]);
  return { errors: formatted, ...(isEmpty ? {} : { data: result.data ?? null }), ...extensions };
}

function toBadInputError(error: ExecutorError): ExecutorError {
  const { message, locations, extensions } = error;
  return { message, locations, path: undefined, extensions: { code: "BAD_USER_INPUT", ...extensions } };
}

/** Codes of errors that no caller causes. */
const faultCodes: ReadonlySet<unknown> = new Set(["INTERNAL", "UPSTREAM_UNAVAILABLE", "UPSTREAM_CONTRACT", "INVALID_TYPE"]);

/** Whether an error was caused by the product, not by the request: invalid input and callers that disconnect do not count. */
export function hasFault({ errors = [] }: ExecutorResult, formatted: FormattedResult): boolean {
  return errors.some(
    (error, index) =>
      faultCodes.has(formatted.errors?.[index]?.extensions?.["code"]) && findRestError(error)?.failure !== "aborted",
  );
}

function logServerError(context: Context, error: ExecutorError, formatted: GraphQLFormattedError | undefined): void {
  const code = formatted?.extensions?.["code"];
  const fromRest = findRestError(error);
  if (fromRest?.failure === "aborted") return;
  if (code === "INTERNAL" || code === "UPSTREAM_CONTRACT")
    context.log.error({ err: error.originalError ?? error, path: formatted?.path, code }, error.message);
  else if (code === "UPSTREAM_UNAVAILABLE")
    context.log.warn({ path: formatted?.path, call: fromRest?.call, code }, error.message);
}
