import type { Operations } from "./generated/contract.ts";
import type { UpstreamContractError } from "./error.ts";

/** Names of the REST operations (`operationId` in openapi.json). */
export type CallName = keyof Operations;
type Named<Method extends string> = { [Name in CallName]: Operations[Name]["method"] extends Method ? Name : never }[CallName];

export type ReadName = Named<"GET">;
export type WriteName = Named<"POST" | "PATCH" | "PUT" | "DELETE">;
/** Reads that answer a list with its total. */
export type ListName = {
  [Name in ReadName]: Operations[Name]["answer"] extends { data: readonly unknown[]; meta: unknown } ? Name : never;
}[ReadName];

export type Input<Name extends CallName> = Operations[Name]["input"];
export type Answer<Name extends CallName> = Operations[Name]["answer"];
export type Item<Name extends ListName> = Answer<Name> extends { data: readonly (infer One)[] } ? One : never;
export type ListMeta<Name extends ListName> = Answer<Name> extends { meta: infer Meta } ? Meta : never;

/** Settings of one call that are not part of the contract. */
export interface CallOptions {
  /** Milliseconds for the whole call, waiting included; without it those of the settings apply. */
  timeout?: number;
}

export interface WriteOptions extends CallOptions {
  /** One key per user action; made when missing. */
  idempotencyKey?: string | null;
}

/** What a create answered. */
export interface Created<Value> {
  /** What was made; null when the upstream sent no body. */
  value: Value | null;
  /** Its id in the header object-id; null when the upstream sent none. */
  id: number | null;
}

/** The input may be left out where nothing in it is required. */
export type Arguments<Name extends CallName, Options> =
  Partial<Input<Name>> extends Input<Name> ? [input?: Input<Name>, options?: Options] : [input: Input<Name>, options?: Options];

/** One window of a list. */
export interface Page<Element, Meta = { total: number; offset: number; limit: number }> {
  items: Element[];
  /** As the upstream sent it: total, offset, limit and what the call adds (`unread`, ...). */
  meta: Meta;
}

/** The result of validating one item: an invalid one does not fail its list. */
export type ItemResult<Value> =
  | { ok: true; value: Value }
  /** `type` is the item's own `type` when it has one; `unknownType` when the contract knows no such type. */
  | { ok: false; raw: unknown; type: string | null; unknownType: boolean; error: UpstreamContractError };

/** One call that was sent, for tests and logs. */
export interface CallRecord {
  name: CallName;
  method: string;
  /** Path and query as sent, without the host. */
  path: string;
}

/**
 * The REST API for one GraphQL operation: the caller's credentials, a memory of GETs (the same GET is never sent twice;
 * a write empties it) and a list of what was sent. All methods throw RestError.
 */
export interface Rest {
  /** One resource. */
  read<Name extends ReadName>(call: Name, ...rest: Arguments<Name, CallOptions>): Promise<Answer<Name>>;
  /** One window of a list; `limit` and `offset` go into `query`. Fails when any item is not as the contract says. */
  list<Name extends ListName>(call: Name, ...rest: Arguments<Name, CallOptions>): Promise<Page<Item<Name>, ListMeta<Name>>>;
  /** As `list`, with a result for each item instead of a failure of the whole. */
  listResults<Name extends ListName>(
    call: Name,
    ...rest: Arguments<Name, CallOptions>
  ): Promise<Page<ItemResult<Item<Name>>, ListMeta<Name>>>;
  /** Validates what did not come as an answer by the contract of that list's items. */
  check<Name extends ListName>(call: Name, raw: unknown): ItemResult<Item<Name>>;
  /** Whether the contract has a call of this name. */
  offers(name: string): name is CallName;
  /** A change; sent once, never repeated. Answers what the contract says, undefined for 204. */
  write<Name extends WriteName>(call: Name, ...rest: Arguments<Name, WriteOptions>): Promise<Answer<Name>>;
  /** A create whose answer may have no body; otherwise as `write`. */
  create<Name extends WriteName>(call: Name, ...rest: Arguments<Name, WriteOptions>): Promise<Created<Answer<Name>>>;
  /** What was sent so far, in order; a retry is not counted again. */
  readonly calls: readonly CallRecord[];
}
