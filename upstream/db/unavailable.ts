/** Codes of a connection that was refused, or lost before the response. */
const connectionErrors: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** PostgreSQL's codes: connection exceptions, too many connections, a server that ends, has crashed or starts. */
const connectionSqlStates = /^(?:08...|53300|57P0[1-3])$/;
/** The message of the driver for a connection that ended without a code. */
const connectionEndedMessage = /^Connection terminated/;

/** Whether a statement failed because PostgreSQL cannot be reached, is starting or ending: it may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  const code: unknown = Reflect.get(Object(error), "code");
  if (typeof code === "string") return connectionErrors.has(code) || connectionSqlStates.test(code);
  return error instanceof Error && connectionEndedMessage.test(error.message);
}
