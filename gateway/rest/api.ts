import { randomUUID } from "node:crypto";
import type { ItemVerdict } from "./answers.ts";
import type {
  Answer,
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
  Verdict,
  WriteName,
  WriteOptions,
} from "./client.ts";
import { jsonType, type Call, type Contract } from "./contract.ts";
import { RestError, UpstreamContractError } from "./error.ts";
import { Breaker, Gate, type BreakerOptions } from "./limits.ts";
import { fillPath, type QueryValue } from "./path.ts";
import { problemOf } from "./problems.ts";
import { acceptCookies, type Session } from "./session.ts";
import { Transport, type RawAnswer } from "./transport.ts";

export interface RestApiOptions {
  /** Address of the upstream without /api/v1. */
  url: URL;
  contract: Contract;
  /** Milliseconds (D-13); 0: never. */
  idleTimeout: number;
  /** Largest answer in bytes; 10 MB when left out. */
  maxAnswer?: number;
  /** Calls of one family at once; 32 when left out. */
  familyLimit?: number;
  breaker?: BreakerOptions;
  /** Told of every call that ended: `status` is the HTTP status, or the failure's name. */
  observe?: (call: { name: string; status: string; seconds: number }) => void;
}

export interface Caller {
  session: Session;
  requestId: string;
  /** Aborts when the client leaves. */
  signal: AbortSignal | null;
}

/** The upstream's REST API: one per gateway. */
export interface RestApi {
  forOperation(caller: Caller): Rest;
  /** True when the upstream answers at all; asks at most once a second. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
}

/** A successful answer, before it is held to the contract. */
interface Sent {
  /** Undefined when there is no body. */
  json: unknown;
  objectId: number | null;
}

const megabyte = 1024 * 1024;
const retriedFailures: ReadonlySet<string> = new Set(["network"]);

export function createRestApi(options: RestApiOptions): RestApi {
  const shared = new Shared(options);
  let asked: { at: number; answer: Promise<boolean> } | null = null;
  return {
    forOperation: (caller) => new OperationRest(shared, caller),
    reachable: () => {
      if (asked === null || performance.now() - asked.at > 1000) asked = { at: performance.now(), answer: shared.ping() };
      return asked.answer;
    },
    close: () => shared.transport.close(),
  };
}

/** What all operations share: connections, limits, the breaker. */
class Shared {
  readonly transport: Transport;
  readonly contract: Contract;
  readonly #gates = new Map<string, Gate>();
  readonly #breaker: Breaker;
  readonly #familyLimit: number;
  readonly #observe: NonNullable<RestApiOptions["observe"]>;

  constructor({ url, contract, idleTimeout, maxAnswer = 10 * megabyte, familyLimit = 32, breaker, observe }: RestApiOptions) {
    this.transport = new Transport({ url, idleTimeout, maxAnswer, connections: 4 * familyLimit });
    this.contract = contract;
    this.#familyLimit = familyLimit;
    this.#breaker = new Breaker(breaker ?? { faults: 10, openFor: 5000 });
    this.#observe = observe ?? (() => undefined);
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
  ): Promise<RawAnswer> {
    const wait = this.#breaker.refusal();
    if (wait !== null) {
      throw new RestError(`${call.name}: the upstream is failing`, { call: call.name, failure: "unavailable", retryAfter: wait });
    }
    let gate = this.#gates.get(call.family);
    if (gate === undefined) this.#gates.set(call.family, (gate = new Gate(this.#familyLimit)));
    const turn = gate.enter();
    if (turn !== null) await turn;
    const start = performance.now();
    const send = { call: call.name, method: call.method, path, headers, body, signal: caller.signal, timeout };
    try {
      const answer = await this.#sendTwice(send);
      // 501 says that the platform has no such call, and is well otherwise.
      if (answer.status >= 500 && answer.status !== 501) this.#breaker.failed();
      else this.#breaker.succeeded();
      this.#observe({ name: call.name, status: String(answer.status), seconds: (performance.now() - start) / 1000 });
      return answer;
    } catch (error) {
      const failure = error instanceof RestError ? error.failure : "network";
      if (failure !== "aborted") this.#breaker.failed();
      this.#observe({ name: call.name, status: failure, seconds: (performance.now() - start) / 1000 });
      throw error;
    } finally {
      gate.leave();
    }
  }

  /** A read once more when the connection broke; a write never, nobody knows how far it came. */
  async #sendTwice(send: Parameters<Transport["send"]>[0]): Promise<RawAnswer> {
    if (send.method !== "GET") return this.transport.send(send);
    try {
      return await this.transport.send(send);
    } catch (error) {
      if (!(error instanceof RestError) || !retriedFailures.has(error.failure)) throw error;
      return this.transport.send(send);
    }
  }

  async ping(): Promise<boolean> {
    try {
      const path = fillPath(this.call("getCurrentUser"));
      const headers = ["accept", "application/json", "x-requested-with", "XMLHttpRequest"];
      const answer = await this.transport.send({
        call: "getCurrentUser",
        method: "GET",
        path,
        headers,
        body: null,
        signal: null,
        timeout: 2000,
      });
      return answer.status < 500;
    } catch {
      return false;
    }
  }
}

/** A GET of this operation, checked in each way at most once. */
class Remembered {
  readonly json: Promise<unknown>;
  whole: Promise<unknown> | null = null;
  items: Promise<{ items: ItemVerdict[]; meta: unknown }> | null = null;

  constructor(json: Promise<unknown>) {
    this.json = json;
  }
}

/** The casts in here stand at the edge: what they name was just checked against the contract. */
class OperationRest implements Rest {
  readonly calls: CallRecord[] = [];
  readonly #shared: Shared;
  readonly #caller: Caller;
  readonly #remembered = new Map<string, Remembered>();

  constructor(shared: Shared, caller: Caller) {
    this.#shared = shared;
    this.#caller = caller;
  }

  async read<Name extends ReadName>(name: Name, ...[input, options]: Arguments<Name, CallOptions>): Promise<Answer<Name>> {
    const call = this.#shared.call(name);
    const remembered = this.#get(name, call, input, options);
    remembered.whole ??= remembered.json.then((json) => call.answer.whole(json));
    return (await remembered.whole) as Answer<Name>;
  }

  async list<Name extends ListName>(
    name: Name,
    ...rest: Arguments<Name, CallOptions>
  ): Promise<Page<Item<Name>, ListMeta<Name>>> {
    const { items, meta } = await this.verdicts(name, ...rest);
    return {
      items: items.map((item) => {
        if (!item.ok) throw item.error;
        return item.value;
      }),
      meta,
    };
  }

  async verdicts<Name extends ListName>(
    name: Name,
    ...[input, options]: Arguments<Name, CallOptions>
  ): Promise<Page<Verdict<Item<Name>>, ListMeta<Name>>> {
    const call = this.#shared.call(name);
    const remembered = this.#get(name, call, input, options);
    remembered.items ??= remembered.json.then((json) => call.answer.items(json));
    return (await remembered.items) as Page<Verdict<Item<Name>>, ListMeta<Name>>;
  }

  check<Name extends ListName>(name: Name, raw: unknown): Verdict<Item<Name>> {
    const [verdict] = this.#shared.call(name).answer.items({ data: [raw], meta: { total: 1 } }).items;
    return verdict as Verdict<Item<Name>>;
  }

  async write<Name extends WriteName>(name: Name, ...[input, options]: Arguments<Name, WriteOptions>): Promise<Answer<Name>> {
    const { json } = await this.#change(name, input, options);
    return this.#shared.call(name).answer.whole(json) as Answer<Name>;
  }

  async create<Name extends WriteName>(
    name: Name,
    ...[input, options]: Arguments<Name, WriteOptions>
  ): Promise<Created<Answer<Name>>> {
    const { json, objectId } = await this.#change(name, input, options);
    const value = json === undefined ? null : (this.#shared.call(name).answer.whole(json) as Answer<Name>);
    return { value, id: objectId };
  }

  async #change(name: WriteName, input: AnyInput = {}, options: WriteOptions = {}): Promise<Sent> {
    const call = this.#shared.call(name);
    // What was read before may not be true any more.
    this.#remembered.clear();
    const { params, query, body } = input;
    const key = call.creates ? readKey(name, options.idempotencyKey) : null;
    const sent = await this.#send(
      name,
      call,
      fillPath(call, params, query),
      body === undefined ? null : JSON.stringify(body),
      key,
      options,
    );
    this.#remembered.clear();
    return sent;
  }

  #get(name: CallName, call: Call, { params, query }: AnyInput = {}, options: CallOptions = {}): Remembered {
    const path = fillPath(call, params, query);
    let remembered = this.#remembered.get(path);
    if (remembered === undefined) {
      remembered = new Remembered(this.#send(name, call, path, null, null, options).then(({ json }) => json));
      this.#remembered.set(path, remembered);
    }
    return remembered;
  }

  async #send(
    name: CallName,
    call: Call,
    path: string,
    body: string | null,
    idempotencyKey: string | null,
    options: CallOptions = {},
  ): Promise<Sent> {
    this.calls.push({ name, method: call.method, path });
    const answer = await this.#shared.send(
      call,
      path,
      this.#headers(call.mediaType, body !== null, idempotencyKey),
      body,
      this.#caller,
      options.timeout ?? null,
    );
    if (answer.setCookies.length > 0) acceptCookies(this.#caller.session, answer.setCookies);
    if (answer.status < 200 || answer.status > 299) throw problemOf(name, answer);
    const { objectId } = answer;
    if (answer.body.trim() === "") return { json: undefined, objectId };
    if (call.mediaType !== jsonType) return { json: answer.body, objectId };
    try {
      return { json: JSON.parse(answer.body), objectId };
    } catch {
      throw new UpstreamContractError(name, "", "is not JSON");
    }
  }

  /** The headers that travel on; no other does. */
  #headers(mediaType: string, hasBody: boolean, idempotencyKey: string | null): string[] {
    const { session, requestId } = this.#caller;
    const headers = ["accept", mediaType, "x-requested-with", "XMLHttpRequest", "x-request-id", requestId];
    if (session.sid !== null) headers.push("cookie", `sid=${session.sid}`);
    if (session.authorization !== null) headers.push("authorization", session.authorization);
    if (session.forwardedFor !== null) headers.push("x-forwarded-for", session.forwardedFor);
    if (session.userAgent !== null) headers.push("user-agent", session.userAgent);
    if (hasBody) headers.push("content-type", "application/json");
    if (idempotencyKey !== null) headers.push("idempotency-key", idempotencyKey);
    return headers;
  }
}

/** @throws RestError 422 for a key that D-16 does not allow: it could not travel in a header */
function readKey(call: CallName, given: string | null | undefined): string {
  if (given === null || given === undefined) return randomUUID();
  if (/^[\x21-\x7e]{1,255}$/.test(given)) return given;
  const errors = { idempotencyKey: ["An idempotency key has 1 to 255 printable characters."] };
  throw new RestError(`${call}: bad idempotency key`, { call, failure: "status", status: 422, errors });
}
