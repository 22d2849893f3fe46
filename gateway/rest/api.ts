import type { InterceptCall, TraceCall } from "./callHooks.ts";
import { CircuitBreaker, CallQueue, type BreakerOptions, type Outcome, type CallPermit } from "./callLimits.ts";
import type { CancelSignal } from "./cancellation.ts";
import type {
  CallResult,
  Arguments,
  CallName,
  CallOptions,
  CallRecord,
  Created,
  Item,
  ListMeta,
  ListName,
  Page,
  ReadName,
  Rest,
  ItemResult,
  WriteName,
  WriteOptions,
} from "./client.ts";
import { jsonType, type Call, type Contract } from "./contract.ts";
import { Deadline } from "./deadline.ts";
import { RestError, UpstreamContractError, type RestFailure } from "./error.ts";
import { getIdempotencyKey } from "./idempotency.ts";
import { blankInvisibleText } from "./invisibleText.ts";
import { fillPath, type QueryValue } from "./path.ts";
import { toRestError } from "./problemDetails.ts";
import { createReachability, type Ping } from "./reachability.ts";
import type { UntypedItemResult } from "./responseValidators.ts";
import { applyCookies, type Session } from "./session.ts";
import { Transport, type RawResponse, type CallRequest } from "./transport.ts";

export interface RestApiOptions {
  /** Address of the upstream without /api/v1. */
  url: URL;
  contract: Contract;
  /** Milliseconds; 0: never. */
  idleTimeout: number;
  /** Milliseconds for a whole call, including waiting; 0: never. Default: 30 s. */
  totalTimeout?: number;
  /** Largest response in bytes. Default: 10 MB. */
  maxResponse?: number;
  /** The maximum number of concurrent calls of one family. Default: 32. */
  familyLimit?: number;
  /** The maximum number of waiting calls of one family. Default: 512. */
  queueLimit?: number;
  breaker?: BreakerOptions;
  /** Wraps every call in a span of a trace. */
  trace?: TraceCall | undefined;
  /** Called after every call: `status` is the HTTP status, or the failure's name. */
  observe?: (call: { name: string; status: string; seconds: number }) => void;
}

/**
 * State shared by calls whose paths start with the same segment, so that a hanging or failing family does not affect others.
 */
interface CallFamily {
  queue: CallQueue;
  breaker: CircuitBreaker;
}

export interface Caller {
  session: Session;
  requestId: string;
  /** Aborts when the client disconnects. */
  signal: CancelSignal | null;
  /** For fault injection and recordings, in development. */
  intercept?: InterceptCall | undefined;
}

/** The upstream's REST API: one per gateway. */
export interface RestApi {
  forOperation(caller: Caller): Rest;
  /** Whether the upstream can be reached; sends at most one request per second. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
}

/** A successful response before validation. */
interface UnvalidatedResponse {
  /** Undefined when there is no body. */
  json: unknown;
  objectId: number | null;
}

const MEGABYTE = 1024 * 1024;
/** In ms; health checks of proxies must wait longer. */
const PING_LIMIT = 2000;
const retriedFailures: ReadonlySet<string> = new Set(["network"]);
/** The outcome of a failed call for the breaker. */
const outcomes: Partial<Record<RestFailure, Outcome>> = { timeout: "timeout", aborted: "unknown" };

/** @throws RestError while the breaker is open */
function throwIfOpen(call: string, breaker: CircuitBreaker, waitingSince: number | null): void {
  const retryAfter = breaker.getRetryAfter(waitingSince);
  if (retryAfter !== null) throw new RestError(`${call}: the upstream is failing`, { call, failure: "unavailable", retryAfter });
}

export function createRestApi(options: RestApiOptions): RestApi {
  const shared = new SharedState(options);
  return {
    forOperation: (caller) => new OperationRest(shared, caller),
    reachable: createReachability(() => shared.ping()),
    close: () => shared.transport.close(),
  };
}

/** State shared by all operations: connections, limits, breakers. */
class SharedState {
  readonly transport: Transport;
  readonly contract: Contract;
  readonly #families = new Map<string, CallFamily>();
  readonly #options: Required<Pick<RestApiOptions, "totalTimeout" | "familyLimit" | "queueLimit" | "breaker" | "observe">>;
  readonly #trace: TraceCall | undefined;

  constructor({ url, contract, idleTimeout, maxResponse = 10 * MEGABYTE, ...options }: RestApiOptions) {
    this.transport = new Transport({ url, idleTimeout, maxResponse });
    this.contract = contract;
    this.#trace = options.trace;
    this.#options = {
      totalTimeout: options.totalTimeout ?? 30_000,
      familyLimit: options.familyLimit ?? 32,
      queueLimit: options.queueLimit ?? 512,
      breaker: options.breaker ?? { failures: 10, timeouts: 10, openFor: 5000 },
      observe: options.observe ?? (() => undefined),
    };
  }

  call(name: string): Call {
    const call = this.contract.get(name);
    if (call === undefined) throw new Error(`openapi.json has no operation "${name}".`);
    return call;
  }

  async send(
    call: Call,
    path: string,
    headers: string[],
    body: string | null,
    caller: Caller,
    timeout: number | null,
  ): Promise<RawResponse> {
    const start = performance.now();
    const deadline = new Deadline(timeout ?? this.#options.totalTimeout, caller.signal);
    let status = "network";
    try {
      const sendWith = (all: string[]) =>
        this.#sendQueued(call, { call: call.name, method: call.method, path, headers: all, body, deadline });
      const response = await (this.#trace?.(call, headers, sendWith) ?? sendWith(headers));
      status = String(response.status);
      return response;
    } catch (error) {
      if (error instanceof RestError) status = error.failure;
      throw error;
    } finally {
      deadline.clear();
      this.#options.observe({ name: call.name, status, seconds: (performance.now() - start) / 1000 });
    }
  }

  /** Waits for a slot in the call's family. The breaker is checked before and after, because it may open while a call waits. */
  async #sendQueued({ name, family }: Call, send: CallRequest): Promise<RawResponse> {
    const { queue, breaker } = this.#family(family);
    const waitingSince = performance.now();
    throwIfOpen(name, breaker, null);
    const acquiring = queue.acquire(send.deadline);
    if (acquiring === "full")
      throw new RestError(`${name}: too many calls wait`, { call: name, failure: "unavailable", retryAfter: 1 });
    if (acquiring !== null && !(await acquiring)) {
      const failure = send.deadline.cause ?? "timeout";
      throw new RestError(`${name}: ${failure} while waiting`, { call: name, failure });
    }
    let permit: CallPermit | null = null;
    let outcome: Outcome = "unknown";
    try {
      if (acquiring !== null) throwIfOpen(name, breaker, waitingSince);
      permit = breaker.start();
      const response = await this.#sendWithRetry(send);
      // 501 means that the platform lacks this call but is otherwise healthy.
      outcome = response.status >= 500 && response.status !== 501 ? "failure" : "responded";
      return response;
    } catch (error) {
      outcome = error instanceof RestError ? (outcomes[error.failure] ?? "failure") : "failure";
      throw error;
    } finally {
      permit?.end(outcome);
      queue.release();
    }
  }

  #family(name: string): CallFamily {
    let family = this.#families.get(name);
    if (family === undefined) {
      const { familyLimit, queueLimit, breaker } = this.#options;
      family = { queue: new CallQueue({ running: familyLimit, waiting: queueLimit }), breaker: new CircuitBreaker(breaker) };
      this.#families.set(name, family);
    }
    return family;
  }

  /** A read is retried once when the connection broke. A write is never retried, because it may have been carried out. */
  #sendWithRetry(send: CallRequest): Promise<RawResponse> {
    const sent = this.transport.send(send);
    if (send.method !== "GET") return sent;
    return sent.catch((error: unknown) => {
      if (!(error instanceof RestError) || !retriedFailures.has(error.failure)) throw error;
      return this.transport.send(send);
    });
  }

  async ping(): Promise<Ping> {
    const deadline = new Deadline(PING_LIMIT, null);
    try {
      const path = fillPath(this.call("getCurrentUser"));
      const headers = ["accept", "application/json", "x-requested-with", "XMLHttpRequest"];
      const response = await this.#sendWithRetry({
        call: "getCurrentUser",
        method: "GET",
        path,
        headers,
        body: null,
        deadline,
      });
      return response.status < 500 ? "up" : "down";
    } catch (error) {
      return error instanceof RestError && error.failure === "timeout" ? "slow" : "down";
    } finally {
      deadline.clear();
    }
  }
}

/** A GET of this operation, validated at most once in each way. */
class CachedRead {
  readonly json: Promise<unknown>;
  validated: Promise<unknown> | null = null;
  items: Promise<{ items: UntypedItemResult[]; meta: unknown }> | null = null;

  constructor(json: Promise<unknown>) {
    this.json = json;
  }
}

/** The casts here are at the boundary: the values have just been validated against the contract. */
class OperationRest implements Rest {
  readonly calls: CallRecord[] = [];
  readonly #shared: SharedState;
  readonly #caller: Caller;
  readonly #cachedReads = new Map<string, CachedRead>();
  #countsLists = true;

  constructor(shared: SharedState, caller: Caller) {
    this.#shared = shared;
    this.#caller = caller;
  }

  async read<Name extends ReadName>(name: Name, ...[input, options]: Arguments<Name, CallOptions>): Promise<CallResult<Name>> {
    const call = this.#shared.call(name);
    const cached = this.#get(name, call, input, options);
    cached.validated ??= cached.json.then((json) => call.responseValidator.validate(json));
    return (await cached.validated) as CallResult<Name>;
  }

  async list<Name extends ListName>(
    name: Name,
    ...rest: Arguments<Name, CallOptions>
  ): Promise<Page<Item<Name>, ListMeta<Name>>> {
    const { items, meta } = await this.listResults(name, ...rest);
    return {
      items: items.map((item) => {
        if (!item.ok) throw item.error;
        return item.value;
      }),
      meta,
    };
  }

  async listResults<Name extends ListName>(
    name: Name,
    ...[input, options]: Arguments<Name, CallOptions>
  ): Promise<Page<ItemResult<Item<Name>>, ListMeta<Name>>> {
    const call = this.#shared.call(name);
    const cached = this.#get(name, call, input, options);
    cached.items ??= cached.json.then((json) => call.responseValidator.validateItems(json));
    return (await cached.items) as Page<ItemResult<Item<Name>>, ListMeta<Name>>;
  }

  check<Name extends ListName>(name: Name, raw: unknown): ItemResult<Item<Name>> {
    const [result] = this.#shared.call(name).responseValidator.validateItems({ data: [raw], meta: { total: 1 } }).items;
    return result as ItemResult<Item<Name>>;
  }

  omitTotals(): void {
    this.#countsLists = false;
  }

  supports(name: string): name is CallName {
    return this.#shared.contract.get(name)?.isAbsent === false;
  }

  async write<Name extends WriteName>(name: Name, ...[input, options]: Arguments<Name, WriteOptions>): Promise<CallResult<Name>> {
    const { json } = await this.#change(name, input, options);
    return this.#shared.call(name).responseValidator.validate(json) as CallResult<Name>;
  }

  async create<Name extends WriteName>(
    name: Name,
    ...[input, options]: Arguments<Name, WriteOptions>
  ): Promise<Created<CallResult<Name>>> {
    const { json, objectId } = await this.#change(name, input, options);
    const value = json === undefined ? null : (this.#shared.call(name).responseValidator.validate(json) as CallResult<Name>);
    return { value, id: objectId };
  }

  async #change(name: WriteName, input: AnyInput = {}, options: WriteOptions = {}): Promise<UnvalidatedResponse> {
    const call = this.#shared.call(name);
    // A write may have made earlier reads outdated.
    this.#cachedReads.clear();
    const { params, query, body } = input;
    call.checkMarkup(body);
    const key = call.creates ? getIdempotencyKey(name, options.idempotencyKey) : null;
    const sent = await this.#send(
      name,
      call,
      fillPath(call, params, query),
      body === undefined ? null : JSON.stringify(body, blankInvisibleText),
      key,
      options,
    );
    this.#cachedReads.clear();
    return sent;
  }

  #get(name: CallName, call: Call, { params, query }: AnyInput = {}, options: CallOptions = {}): CachedRead {
    const isUncounted = !this.#countsLists && query?.["offset"] !== undefined;
    const path = fillPath(call, params, isUncounted ? { ...query, total: false } : query);
    let cached = this.#cachedReads.get(path);
    if (cached === undefined) {
      cached = new CachedRead(this.#send(name, call, path, null, null, options).then(({ json }) => json));
      this.#cachedReads.set(path, cached);
    }
    return cached;
  }

  async #send(
    name: CallName,
    call: Call,
    path: string,
    body: string | null,
    idempotencyKey: string | null,
    options: CallOptions = {},
  ): Promise<UnvalidatedResponse> {
    if (call.isAbsent)
      throw new RestError(`${name}: the platform does not have this call`, { call: name, failure: "absent", status: 501 });
    this.calls.push({ name, method: call.method, path });
    const headers = this.#headers(call.mediaType, body !== null, idempotencyKey);
    const send = () => this.#shared.send(call, path, headers, body, this.#caller, options.timeout ?? null);
    const response = await (this.#caller.intercept?.({ call: name, method: call.method, path, body }, send) ?? send());
    if (response.setCookies.length > 0) applyCookies(this.#caller.session, response.setCookies);
    if (response.status < 200 || response.status > 299) throw toRestError(name, response);
    const { objectId } = response;
    if (response.body.trim() === "") return { json: undefined, objectId };
    if (call.mediaType !== jsonType) return { json: response.body, objectId };
    try {
      return { json: JSON.parse(response.body), objectId };
    } catch {
      throw new UpstreamContractError(name, "", "is not JSON");
    }
  }

  /** The forwarded headers; no others are sent. */
  #headers(mediaType: string, hasBody: boolean, idempotencyKey: string | null): string[] {
    const { session, requestId } = this.#caller;
    const headers = ["accept", mediaType, "x-requested-with", "XMLHttpRequest", "x-request-id", requestId];
    if (session.sid !== null) headers.push("cookie", `sid=${session.sid}`);
    if (session.authorization !== null) headers.push("authorization", session.authorization);
    if (session.clientAddress !== null) headers.push("x-forwarded-for", session.clientAddress);
    if (session.userAgent !== null) headers.push("user-agent", session.userAgent);
    if (hasBody) headers.push("content-type", "application/json");
    if (idempotencyKey !== null) headers.push("idempotency-key", idempotencyKey);
    return headers;
  }
}
