/** Why a REST call failed. The gateway handles each reason differently; see ../errors.ts. */
export type RestFailure =
  | "status" // the upstream responded with a status outside 200 to 299
  | "absent" // the platform does not have the operation: no request was sent; counts as status 501
  | "network" // no connection, or it broke
  | "timeout" // no data arrived for the idle limit, or the time for the whole call was up
  | "tooLarge" // the response exceeded the size limit
  | "contract" // the response does not have the shape of openapi.json
  | "unavailable" // the breaker is open or too many calls are waiting: no request was sent
  | "aborted"; // the caller disconnected

/** The codes of the messages of each field. */
export type FieldCodes = Readonly<Record<string, readonly { readonly code: string; readonly limit: number | null }[]>>;

export interface RestErrorDetails {
  /** Operation name in openapi.json, such as `getPosts`; never an address. */
  call: string;
  failure: RestFailure;
  /** HTTP status of the upstream; null when there was no response. */
  status?: number | null;
  /** Field messages of a 400 or 422, with the upstream's keys. */
  errors?: Readonly<Record<string, readonly string[]>> | null;
  /** The codes of the field messages, in their order; null when the upstream sends none. */
  codes?: FieldCodes | null;
  /** The upstream's `detail` text; null above 499, whose bodies are never passed on. */
  detail?: string | null;
  /** Seconds to wait before another attempt. */
  retryAfter?: number | null;
  /** For logs only. */
  cause?: unknown;
}

/** The only error class that `rest/` throws. */
export class RestError extends Error {
  readonly call: string;
  readonly failure: RestFailure;
  readonly status: number | null;
  readonly errors: Readonly<Record<string, readonly string[]>> | null;
  readonly codes: FieldCodes | null;
  readonly detail: string | null;
  readonly retryAfter: number | null;

  constructor(message: string, details: RestErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "RestError";
    this.call = details.call;
    this.failure = details.failure;
    this.status = details.status ?? null;
    this.errors = details.errors ?? null;
    this.codes = details.codes ?? null;
    this.detail = details.detail ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** Creates the error of a call that guests may not make, as the REST API would return it. */
export const createUnauthorizedError = (call: string): RestError =>
  new RestError(`${call}: unauthorized`, { call, failure: "status", status: 401 });

/** A response that does not match openapi.json; the message names the call and the field. */
export class UpstreamContractError extends RestError {
  /** JSON pointer into the response, such as `/data/3/author/name`. */
  readonly field: string;

  constructor(call: string, field: string, problem: string) {
    super(`${call}: ${field === "" ? "the response" : field} ${problem}`, { call, failure: "contract" });
    this.name = "UpstreamContractError";
    this.field = field;
  }
}
