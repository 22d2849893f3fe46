import type { UpstreamContractError } from "./error.ts";
import type { Operations } from "./generated/contract.ts";

/** Names of the REST operations (`operationId` in openapi.json). */
export type CallName = keyof Operations;
type Named<Method extends string> = { [Name in CallName]: Operations[Name]["method"] extends Method ? Name : never }[CallName];

export type ReadName = Named<"GET">;
export type WriteName = Named<"POST" | "PATCH" | "PUT" | "DELETE">;
/** Reads that return a list with its total. */
export type ListName = {
  [Name in ReadName]: Operations[Name]["response"] extends { data: readonly unknown[]; meta: unknown } ? Name : never;
}[ReadName];

export type Input<Name extends CallName> = Operations[Name]["input"];
/** The parameters of a call's query. Null and empty lists are left out. */
export type Query<Name extends CallName> = NonNullable<Extract<Input<Name>, { query?: unknown }>["query"]>;
export type CallResult<Name extends CallName> = Operations[Name]["response"];
export type Item<Name extends ListName> = CallResult<Name> extends { data: readonly (infer One)[] } ? One : never;
export type ListMeta<Name extends ListName> = CallResult<Name> extends { meta: infer Meta } ? Meta & { total: number } : never;

/** Options of one call that are not part of the contract. */
export interface CallOptions {
  /** Milliseconds for the whole call, including waiting. Default: the gateway's setting. */
  timeout?: number;
}

export interface WriteOptions extends CallOptions {
  /** One key per user action; generated when missing. */
  idempotencyKey?: string | null;
}

/** The result of a create. */
export interface Created<Value> {
  /** The created object; null when the upstream sent no body. */
  value: Value | null;
  /** The id in the object-id header; null when the upstream sent none. */
  id: number | null;
}

/** The input is optional when none of its parts is required. */
export type Arguments<Name extends CallName, Options> =
  Partial<Input<Name>> extends Input<Name> ? [input?: Input<Name>, options?: Options] : [input: Input<Name>, options?: Options];

/** One window of a list. */
export interface Page<Element, Meta = { total: number; totalIsEstimate?: boolean | undefined; offset: number; limit: number }> {
  items: Element[];
  /**
   * The upstream's metadata: total, offset, limit and call-specific fields (`unread`, ...). Where the upstream does not count,
   * or no further than an estimate, `total` is the number of items known to exist: up to this window, plus one if more follow.
   */
  meta: Meta;
}

/** The result of validating one item: an invalid one does not fail its list. */
export type ItemResult<Value> =
  | { ok: true; value: Value }
  /** `type` is the item's own `type` if it has one; `unknownType` is true when the contract does not define it. */
  | { ok: false; raw: unknown; type: string | null; unknownType: boolean; error: UpstreamContractError };

/** One sent call, for tests and logs. */
export interface CallRecord {
  name: CallName;
  method: string;
  /** Path and query as sent, without the host. */
  path: string;
}

/**
 * The REST API for one GraphQL operation, with the caller's credentials. It caches GETs, so that none is sent twice; a write
 * clears the cache. It also records what was sent. All methods throw RestError.
 */
export interface Rest {
  /** Reads one resource. */
  read<Name extends ReadName>(call: Name, ...rest: Arguments<Name, CallOptions>): Promise<CallResult<Name>>;
  /** Reads one window of a list; `limit` and `offset` go into `query`. Fails when any item violates the contract. */
  list<Name extends ListName>(call: Name, ...rest: Arguments<Name, CallOptions>): Promise<Page<Item<Name>, ListMeta<Name>>>;
  /** Like `list`, with a result for each item instead of a failure of the whole. */
  listResults<Name extends ListName>(
    call: Name,
    ...rest: Arguments<Name, CallOptions>
  ): Promise<Page<ItemResult<Item<Name>>, ListMeta<Name>>>;
  /** Validates data that did not come as a response against the item schema of that list. */
  check<Name extends ListName>(call: Name, raw: unknown): ItemResult<Item<Name>>;
  /** Whether the platform has a call of this name. */
  supports(name: string): name is CallName;
  /** Sends a change once, without retries. Returns the response defined by the contract, undefined for 204. */
  write<Name extends WriteName>(call: Name, ...rest: Arguments<Name, WriteOptions>): Promise<CallResult<Name>>;
  /** Sends a create whose response may have no body; otherwise like `write`. */
  create<Name extends WriteName>(call: Name, ...rest: Arguments<Name, WriteOptions>): Promise<Created<CallResult<Name>>>;
  /** From now on, lists are read without their totals. For operations that do not select them, since counting is costly. */
  omitTotals(): void;
  /** The calls sent so far, in order; retries are not counted. */
  readonly calls: readonly CallRecord[];
}
