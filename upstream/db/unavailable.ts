/** Of the connection: refused, or lost before the answer. */
const BROKEN: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** PostgreSQL's codes: connection exceptions, too many connections, a server that ends, has crashed or starts. */
const REFUSED = /^(?:08...|53300|57P0[1-3])$/;
/** What the driver says of a connection that ended without a code. */
const ENDED = /^Connection terminated/;

/** Whether a statement failed because PostgreSQL cannot be reached, is starting or ending: it may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  const code: unknown = Reflect.get(Object(error), "code");
  if (typeof code === "string") return BROKEN.has(code) || REFUSED.test(code);
  return error instanceof Error && ENDED.test(error.message);
}
